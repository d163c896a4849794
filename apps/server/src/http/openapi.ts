/** The description of the HTTP interface, made from the routes themselves. */
import { ERRORS, Failure, ROUTES, type Route } from '@shinar/protocol';
import { z } from 'zod/mini';
import { VERSION } from '../base/version.ts';
import { stepSchemas } from './step-schemas.ts';

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' });

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): object[] {
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
  const empty = answer instanceof z.ZodMiniVoid;
  return {
    summary: about,
    description: `Who may call it: ${who}.`,
    security: who === 'anyone' || who === 'viewer' ? [{}, { cookie: [] }, { token: [] }] : [{ cookie: [] }, { token: [] }],
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
  for (const route of Object.values<Route>(ROUTES)) {
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
      schemas: stepSchemas(),
      securitySchemes: { cookie: { type: 'apiKey', in: 'cookie', name: 'shinar' }, token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
