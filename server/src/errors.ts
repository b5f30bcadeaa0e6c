import type { FastifyError, FastifyReply } from 'fastify';
import { RefusedError } from './refused.ts';
import type { App } from './routes/app.ts';

/** Fastify's own refusals in our words. */
const CODES: { readonly [code: string]: string } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-a-json-body',
  FST_ERR_CTP_EMPTY_TYPE: 'not-a-json-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'not-json',
};

/** Whatever was thrown, as a refusal; null if it is a fault of ours. */
function refusedBy(error: FastifyError | RefusedError): RefusedError | null {
  if (error instanceof RefusedError) return error;
  const code = CODES[error.code];
  if (code !== undefined) return new RefusedError(code);
  if (error instanceof SyntaxError || error.statusCode === 400) return new RefusedError('not-json');
  return null;
}

export function send(reply: FastifyReply, refused: RefusedError): FastifyReply {
  return reply.code(refused.status).type('application/json; charset=utf-8').send(refused.body());
}

/** Every refusal has a code and a sentence; a fault of ours tells nothing but goes to the log. */
export function answerErrors(app: App): void {
  app.setErrorHandler((error: FastifyError | RefusedError, request, reply) => {
    const refused = refusedBy(error);
    if (refused !== null) return send(reply, refused);
    request.log.error({ err: error }, 'unexpected');
    return send(reply, new RefusedError('internal'));
  });
}
