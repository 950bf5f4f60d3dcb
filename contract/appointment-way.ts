export type AppointmentWay = 'weCall' | 'video' | 'youCall'

/** How a conversation takes place: we call who gave a number; the others meet us by video, or call us where there is none. */
export function appointmentWay(hasPhone: boolean, hasVideo: boolean): AppointmentWay {
  if (hasPhone) return 'weCall'
  return hasVideo ? 'video' : 'youCall'
}
