import { editions } from '@hearth/domain/edition/editions.ts';
import { iabsWords } from '@hearth/domain/edition/legal-words.ts';
import { consentOf } from '@hearth/domain/inquiry/consent.ts';
import { describe, expect, it } from 'vitest';
import { anInquiry, inquiryDeskOfFile } from '../testing/inquiry-desk.ts';

const desk = inquiryDeskOfFile();
const { send, stored, mailTo } = desk;
const english = consentOf(editions.austin.name);
const spanish = consentOf(editions.austin.name, 'es');
const inSpanish = (accepted = ['contact']) =>
  anInquiry({ language: 'es', consent: { version: spanish.version, accepted } });

describe('an inquiry from a Spanish form', () => {
  it('stores its language, and the consent in the exact words that were shown', async () => {
    expect((await send(inSpanish())).statusCode).toBe(200);
    const [inquiry] = await stored();
    expect(inquiry).toMatchObject({ language: 'es', consentVersion: spanish.version });
    expect(inquiry?.consentBoxes).toEqual(
      spanish.boxes.map((box) => ({ ...box, accepted: box.id === 'contact' })),
    );
    expect(inquiry?.consentBoxes[0]?.text).toMatch(/^Acepto que Hearth Austin/);
  });

  it('confirms an inquiry in Spanish, with the names that the law prescribes', async () => {
    await send(inSpanish(['contact', 'texts']));
    const { subject, html, text } = (await mailTo('ana@visitor.example'))!;
    expect(subject).toBe('Recibimos su solicitud: Contáctenos');
    expect(html).toMatch(/<html [^>]*lang="es"/);
    expect(text).toMatch(/^Recibimos su solicitud\n\nHola, Ana:/);
    expect(text).toContain('usted aceptó que nos comuniquemos con usted por teléfono o correo electrónico y');
    expect(text).toContain(`${iabsWords} (información sobre servicios de corretaje)`);
    expect(text).not.toMatch(/\b(Hello|Thank|request|Your agent|License)\b/);
  });

  it('names the language to the agent, with the Spanish consent word for word', async () => {
    await send(inSpanish());
    const { text } = (await mailTo('ada@brokerage.example'))!;
    expect(text).toContain(
      'Ana Gómez used the form in Spanish, and our confirmation to them is in Spanish too.',
    );
    expect(text).toContain('Language: Spanish');
    expect(text).toContain(`Agreed to: ${spanish.boxes[0]?.text}`);
  });

  it('serves a Spanish page that withdraws consent', async () => {
    await send(inSpanish());
    const { text } = (await mailTo('ana@visitor.example'))!;
    const link = /http:\/\/localhost:3000(\/consent\/withdraw\?\S+)/.exec(text)?.[1] ?? '';
    const { body } = await desk.server.app.inject(link);
    expect(body).toContain('<html lang="es">');
    expect(body).toContain('<button type="submit">Retirar mi consentimiento</button>');
    expect(body).toContain('Acepto que Hearth Austin');
  });
});

describe('the language of an inquiry', () => {
  it('decides which consent texts count as shown', async () => {
    const wrong = [
      anInquiry({ language: 'es' }),
      anInquiry({ consent: { version: spanish.version, accepted: ['contact'] } }),
    ];
    for (const body of wrong) {
      const { statusCode, json } = await send(body);
      expect([statusCode, json().validationErrors[0].name]).toEqual([400, 'consent.version']);
    }
    expect(await stored()).toEqual([]);
  });

  it('takes English by default, and known languages alone', async () => {
    await send(anInquiry());
    expect(await stored()).toMatchObject([{ language: 'en', consentVersion: english.version }]);
    expect((await mailTo('ada@brokerage.example'))?.text).not.toContain('Language');
    expect((await send({ ...anInquiry(), language: 'fr' })).statusCode).toBe(400);
  });

  it('decides on the consent texts of the site', async () => {
    const consentIn = async (query: string) =>
      (await desk.server.get<{ consent: unknown }>(`/api/site${query}`)).consent;
    expect(await consentIn('?lang=es')).toEqual(spanish);
    expect(await consentIn('')).toEqual(english);
  });
});
