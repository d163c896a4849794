/** What the steps of each game look like, as JSON Schema: one form for every `do`. */
import { games } from '@shinar/catalogue/rules';
import { type FieldForm, requiredIn, type StepForm } from '@shinar/core';

function fieldSchema(form: FieldForm): object {
  switch (form.type) {
    case 'name':
      return { enum: form.names };
    case 'number':
      return { type: 'integer' };
    case 'list':
      return { type: 'array', items: fieldSchema(form.of) };
  }
}

const stepSchema = (verb: string, form: StepForm): object => ({
  type: 'object',
  title: verb,
  properties: {
    by: { type: 'integer', description: 'the seat' },
    do: { const: verb },
    ...Object.fromEntries(Object.entries(form).map(([name, field]) => [name, fieldSchema(field)])),
  },
  required: ['by', 'do', ...requiredIn(form)],
  additionalProperties: false,
});

/** By schema name: the game's id and `-step`. Draws have schemas too, though nobody plays them. */
export const stepSchemas = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(games).map(([id, { steps }]) => [
      `${id}-step`,
      { oneOf: Object.entries(steps.forms).map(([verb, form]) => stepSchema(verb, form)) },
    ]),
  );
