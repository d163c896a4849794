import type { Connect, Plugin } from 'vite';

/** As the server does it: an address such as `/table/ID` leads a browser to `#/table/ID` of the page. */
const lead: Connect.NextHandleFunction = ({ method, url = '', headers }, response, next) => {
  const [path = ''] = url.slice(1).split('?');
  const [first = ''] = path.split('/');
  const isPlace = method === 'GET' && headers.accept?.includes('text/html') && !/^$|^(api|assets)$|\./.test(first);
  if (isPlace) response.writeHead(302, { location: `/#/${path}` }).end();
  else next();
};

export function places(): Plugin {
  return {
    name: 'places',
    configureServer: ({ middlewares }) => void middlewares.use(lead),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(lead),
  };
}
