import * as comments from '@hearth/domain/contract/comment.ts';
import { createCommentLimits } from '../accounts/comment-limits.service.ts';
import { attemptOf } from '../http/attempt.ts';
import { serveToPortal } from '../http/portal-scope.ts';
import type { Resource } from '../http/resource.ts';
import { route } from '../http/route.ts';
import { comment, commentsOf, deleteComment, editComment, markRead } from './comments.service.ts';

const done = { done: true } as const;
/** A text that is too long gets the words of its rule. */
const ofText = { bodyLimit: 262_144 };

/** Comments of people on the homes of a collection. */
export const commentRoutes: Resource = (app, { config, clock, listings, mails, db: { kysely: db } }) => {
  const dependencies = { db, config, mails, listings, limits: createCommentLimits({ db, clock }) };
  return serveToPortal(app, config, (scope) => {
    route(scope, comments.getComments, ({ params, query, visit }) =>
      commentsOf(dependencies, params.id, query, visit),
    );
    route(
      scope,
      comments.addComment,
      ({ params, body, visit }, request) =>
        comment(dependencies, params.id, body, visit, attemptOf(request, body)),
      ofText,
    );
    route(
      scope,
      comments.updateComment,
      ({ params, body, visit }) => editComment(dependencies, { ...params, visit }, body.text),
      ofText,
    );
    route(scope, comments.removeComment, async ({ params, visit }) => {
      await deleteComment(db, { ...params, visit });
      return done;
    });
    route(scope, comments.readComments, async ({ params, body, visit }) => {
      await markRead(dependencies, params.id, body, visit);
      return done;
    });
  });
};
