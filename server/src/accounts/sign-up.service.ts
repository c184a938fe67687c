import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@hearth/domain/contract/endpoint.ts';
import type { ValidationError } from '@hearth/domain/contract/errors.ts';
import type { signUp as signUpEndpoint } from '@hearth/domain/contract/identity.ts';
import { firstnameRule, lastnameRule, phoneNumber, phoneRule } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { emailAddress, isCompanyEmail } from '@hearth/domain/people/email-address.ts';
import { commonPasswordMessage, passwordRule } from '@hearth/domain/people/password-rules.ts';
import type { FastifyRequest } from 'fastify';
import { captchaOf, spendCaptcha } from '../captcha/captcha.service.ts';
import type { Config } from '../config.ts';
import { AppError } from '../http/errors.ts';
import { orMailUnavailable } from '../http/mail-unavailable.ts';
import { networkOf } from '../http/network-of.ts';
import { brokerageName } from '../site/brokerage.service.ts';
import { authFailure } from './auth-failure.ts';
import { headersOf, type Identity } from './identity.ts';
import { isLeakedPassword } from './leaked-passwords.ts';
import { deleteUnconfirmed, personByEmail } from './people.queries.ts';
import { requireMails } from './require-mails.ts';
import { signInMethods } from './sign-in-methods.queries.ts';

export type SignUpBody = BodyOf<typeof signUpEndpoint>;

/**
 * Creates an account that is not verified, and mails its code. A taken address gives the same answer after the same work, and
 * its owner a mail.
 */
export async function signUp(identity: Identity, body: SignUpBody, request: FastifyRequest): Promise<void> {
  const { email, password, firstname, lastname, phone } = await readPerson(identity.config, body);
  refuseAgentEmail(identity.config, email);
  await requireCaptcha(identity, request);
  await identity.limits.count([
    ['sign-up of one network', networkOf(request.ip)],
    ['sign-up of one address', email],
  ]);
  await requireMails(identity, request);
  const auth = await identity.auth();
  try {
    const { user } = await auth.api.signUpEmail({
      body: { email, password, name: firstname, lastname, phone },
      headers: headersOf(request),
    });
    await orMailUnavailable(request, () => mailAboutSignUp(identity, email, user.id));
  } catch (error) {
    // Two sign-ups at once: the address is the other's by now.
    if (authFailure(error) === 'FAILED_TO_CREATE_USER') return;
    if (authFailure(error) === 'INVALID_EMAIL') throw invalidEmail();
    throw error;
  }
}

/** Families and offices share a network: its first sign-ups need no captcha. @throws AppError captcha_failed */
async function requireCaptcha(identity: Identity, request: FastifyRequest): Promise<void> {
  if (await spendCaptcha(identity, 'sign-up', captchaOf(request), randomUUID())) return;
  if (!(await identity.limits.isWithin(['sign-up without captcha', networkOf(request.ip)])))
    throw new AppError('captcha_failed');
}

/**
 * Mails the code to a new address, a notice to the owner of a taken one, and the link for a password where the account has no way to sign in. A new account whose mail fails is removed, so that
 * the next try starts from nothing.
 */
async function mailAboutSignUp(
  { db, mails, config }: Identity,
  email: string,
  createdId: string,
): Promise<void> {
  const person = await personByEmail(db.kysely, email);
  if (person === undefined) return;
  const parameters = { name: person.firstname, link: `${config.publicUrl}/?login=true` };
  try {
    await db.kysely.transaction().execute(async (transaction) => {
      if (person.id === createdId) return mails.sendCode(transaction, 'verify-email', person);
      // Its person never signed in: a search that was saved by mail made the account, or the brokerage.
      const isUnused =
        person.disabledAt === null && (await signInMethods(transaction, person.id)).length === 0;
      return isUnused
        ? mails.sendCode(transaction, 'set-password', person)
        : mails.sendNotice(transaction, person, { template: 'account-exists', parameters });
    });
  } catch (error) {
    await deleteUnconfirmed(db.kysely, createdId);
    throw error;
  }
  mails.wake();
}

/** Agents sign in with the account of the brokerage, where the operator configured it. @throws AppError agent_email_flow */
export function refuseAgentEmail(config: Config, email: string): void {
  if (config.identity.agentProvider !== null && isCompanyEmail(email, config.companyEmailDomains))
    throw new AppError('agent_email_flow');
}

/** @throws AppError validation_failed with the words of the specification */
async function readPerson(config: Config, body: SignUpBody): Promise<SignUpBody> {
  const email = emailAddress(body.email);
  const person = {
    email: email ?? '',
    password: body.password,
    firstname: plainLine(body.firstname),
    lastname: plainLine(body.lastname),
    phone: body.phone,
  };
  const problems = {
    email: email === undefined ? 'Please enter a valid email' : undefined,
    password: await passwordProblem(config, body.password),
    firstname: firstnameRule(person.firstname),
    lastname: lastnameRule(person.lastname),
    phone: phoneRule(body.phone),
  };
  refuse(problems);
  return { ...person, phone: phoneNumber(body.phone) ?? '' };
}

/** @throws AppError validation_failed where the password is too weak */
export async function refuseWeakPassword(config: Config, password: string): Promise<void> {
  refuse({ password: await passwordProblem(config, password) });
}

/** Faults of a new password: by the rule that browsers share, then by a list that is too long for them. */
async function passwordProblem(config: Config, password: string): Promise<string | undefined> {
  const problem = passwordRule(brokerageName(config))(password);
  if (problem !== undefined) return problem;
  return (await isLeakedPassword(password)) ? commonPasswordMessage : undefined;
}

const invalidEmail = (): AppError =>
  new AppError('validation_failed', {
    validationErrors: [{ name: 'email', message: 'Please enter a valid email' }],
  });

/** The address as accounts are found by. @throws AppError validation_failed */
export function readEmail(text: string): string {
  const email = emailAddress(text);
  if (email === undefined) throw invalidEmail();
  return email;
}

function refuse(problems: Readonly<Record<string, string | undefined>>): void {
  const validationErrors = Object.entries(problems).flatMap(([name, message]): ValidationError[] =>
    message === undefined ? [] : [{ name, message }],
  );
  if (validationErrors.length > 0) throw new AppError('validation_failed', { validationErrors });
}
