/** Something that did not work, in plain words, and what can be done about it. */
export function Trouble({ text, whatToDo, again }: { readonly text: string; readonly whatToDo: string; readonly again?: (() => void) | undefined }) {
  return (
    <div class="trouble" role="alert">
      <p>
        <strong>{text}</strong>
      </p>
      <p>{whatToDo}</p>
      {again !== undefined && (
        <button type="button" onClick={() => again()}>
          Try again
        </button>
      )}
    </div>
  );
}
