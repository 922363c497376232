import { useState } from 'react';
import { go } from '../address';
import { tell } from '../ask';
import type { PanelProps } from '../panel';
import { Choice } from '../top-bar/choice';
import { useAnswer } from '../use-answer';
import { Editor } from './editor';
import { newFileText, overlayPath } from './new-file';

/** The files of the brand and its parents, each to edit as it is. */
export function FilesPanel(props: PanelProps) {
  const { look, brand, now, refuse } = props;
  const { answer: files = [], error } = useAnswer<readonly string[]>('files', {}, now.edited.length);
  const folders = [brand.id, ...brand.parents];
  const filesOfChain = files.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
  const editedPaths = new Set(now.edited.map(({ path }) => path));
  const path = look.file === '' ? `${brand.id}/merchant.json` : look.file;
  const shown = filesOfChain.includes(path) ? filesOfChain : [...filesOfChain, path];
  const folder = path.slice(0, path.indexOf('/'));
  const sharers = now.brands.filter(({ id, parents }) => id === folder || parents.includes(folder)).map(({ id }) => id);
  const overlay = overlayPath(brand.id, look.page);
  const [madeCount, setMadeCount] = useState(0);
  const openMade = () => {
    // The editor may show this file already, as one that does not exist. With a new key it reads the file again.
    setMadeCount((last) => last + 1);
    go({ file: overlay, line: 0 });
  };
  const isOwnPage = files.includes(`${brand.id}/pages/${look.page}.json`);
  return (
    <>
      <Choice
        label="File"
        value={path}
        options={shown.map((one) => ({
          value: one,
          words: `${one.slice(one.indexOf('/') + 1)}${editedPaths.has(one) ? ' •' : ''}`,
          group: one.slice(0, one.indexOf('/')),
        }))}
        onChoose={(file) => go({ file, line: 0 })}
      />
      {folder !== brand.id && (
        <p className="quiet">{`${folder} is shared: an edit here changes ${sharers.join(', ')}, except where they say otherwise themselves.`}</p>
      )}
      {!isOwnPage && !files.includes(overlay) && files.length > 0 && (
        <p>
          <button
            type="button"
            onClick={() =>
              tell('file', { path: overlay, text: newFileText(look.page), version: '' }, 'PUT').then(openMade, refuse)
            }
          >
            {`Begin a file of ${brand.id} for the page "${look.page}"`}
          </button>
        </p>
      )}
      {error !== undefined && <p className="fault">{error}</p>}
      <Editor key={`${path} ${madeCount}`} path={path} line={look.line} {...props} />
    </>
  );
}
