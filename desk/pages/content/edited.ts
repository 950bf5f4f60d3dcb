/** Documents that only a language model has a use for: nothing speaks of them where none is set. */
const forModels = ['glossary']

/** @param model the one that can be asked; undefined where none is set */
export function isEdited(id: string, model: unknown): boolean {
  return model !== undefined || !forModels.includes(id)
}
