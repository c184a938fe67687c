import type { ReactNode } from 'react';
import { PublishButton } from '../publish/publish-button.tsx';
import { PastValues } from './past-values.tsx';
import { SaveLine } from './save-line.tsx';
import './editor-bar.css';

/** Stays on screen while the form scrolls: the state of saving, earlier values, and the way to the site. */
export const EditorBar = (): ReactNode => (
  <div className="editor-bar">
    <SaveLine />
    <div className="editor-bar__buttons">
      <PastValues />
      <PublishButton />
    </div>
  </div>
);
