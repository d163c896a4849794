/** The description of the HTTP interface, made from the routes themselves. */
import { ERRORS, Failure } from '@shinar/protocol';
import { z } from 'zod';
import { VERSION } from '../version.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, form]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: form,
  }));
}

const json = (schema: object): object => ({ content: { 'application/json': { schema } } });

function operationOf({ who, about, params, query, body, answer }: Route): object {
  const empty = answer === undefined || answer instanceof z.ZodUndefined;
  return {
    summary: about,
    description: `Who may call it: ${who}.`,
    security: who === 'anyone' || who === 'viewer' ? [{}, { cookie: [] }] : [{ cookie: [] }],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && { requestBody: { required: true, ...json(schemaOf(body, 'input')) } }),
    responses: {
      ...(empty ? { 204: { description: 'Done' } } : { 200: { description: 'Done', ...json(schemaOf(answer, 'output')) } }),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  const failure = { description: `Refused, with one of: ${Object.keys(ERRORS).join(', ')}`, ...json(schemaOf(Failure, 'output')) };
  return {
    openapi: '3.1.0',
    info: { title: 'Shinar', version: VERSION },
    paths,
    components: {
      responses: { Failure: failure },
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'shinar' } },
    },
  };
}
