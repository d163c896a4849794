import { Inline, type RulesContext } from './Inline.tsx';
import type { Block } from './parse.ts';

/** Paragraphs and tables of a rules text. */
export function Blocks({ blocks, ...context }: RulesContext & { readonly blocks: readonly Block[] }) {
  return blocks.map((block, i) =>
    block.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text stay where they are.
      <p key={i}>
        <Inline text={block.text} {...context} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text stay where they are.
      <Table key={i} block={block} {...context} />
    ),
  );
}

function Table({ block: { head, rows }, ...context }: RulesContext & { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className="scroll-x">
      <table className="rules-table">
        <thead>
          <tr>
            {head.map((cell, i) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
              cell === '' ? <td key={i} /> : <th key={i}>{cell}</th>,
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
                <td key={i}>
                  <Inline text={cell} {...context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
