/** The games' pictures as markup, for the build. */
import { type GameId, manifests } from '@shinar/catalogue';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import './base/theme/tokens.css';

export const drawnPictures: readonly (readonly [GameId, string])[] = await Promise.all(
  manifests.map(async ({ id, picture }) => [id, renderToStaticMarkup(createElement(await picture()))] as const),
);
