type FileButtonProps = { label: string; accept: string; multiple?: boolean; onFiles: (files: File[]) => void }

/** A file field that looks like a button and keeps the keyboard and the name of one. */
export function FileButton({ label, accept, multiple, onFiles }: FileButtonProps) {
  return (
    <label className="posting-file">
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file once more is a change too.
          target.value = ''
        }}
      />
      <span className="button second back">{label}</span>
    </label>
  )
}
