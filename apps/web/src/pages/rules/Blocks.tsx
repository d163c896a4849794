import type { Block } from '../../base/rulebook/parse.ts';
import { Sideways } from '../../base/Sideways.tsx';
import { Inline, type RulesContext } from './Inline.tsx';

/** Paragraphs, lists and tables of a rules text. */
export function Blocks({ blocks, ...context }: RulesContext & { readonly blocks: readonly Block[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text stay where they are.
  return blocks.map((block, i) => <BlockView key={i} block={block} {...context} />);
}

function BlockView({ block, ...context }: RulesContext & { readonly block: Block }) {
  if (block.kind === 'table') return <Table block={block} {...context} />;
  if (block.kind === 'text')
    return (
      <p>
        <Inline text={block.text} {...context} />
      </p>
    );
  return (
    <ul className="rules-list">
      {block.items.map((item) => (
        <li key={item}>
          <Inline text={item} {...context} />
        </li>
      ))}
    </ul>
  );
}

function Table({ block: { head, rows }, ...context }: RulesContext & { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <Sideways>
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
    </Sideways>
  );
}
