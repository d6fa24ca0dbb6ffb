/** A sentence in which no sum is torn from its minus at the end of a line. */
export const WholeSums = ({ children }: { children: string }) => (
  <span>
    {children.split(/(−\S+)/).map((part, at) =>
      part.startsWith('−') ? (
        <span key={at} className="one-line">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </span>
);
