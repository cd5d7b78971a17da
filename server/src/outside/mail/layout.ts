import { html, raw } from 'hono/html'

export type MailContent = {
  /** The first line, and what a screen reader hears first. */
  title: string
  paragraphs: string[]
  /** The one thing to do, repeated as a plain address for those whose programs show no buttons. */
  button?: { label: string; url: string }
  /** When the link stops working, as a whole sentence. */
  linkEnds?: string
  /** Who asked for this mail and why this person gets it. */
  why: string
}

/** One look for every mail, as HTML and as its twin in plain text. Every value is escaped; there is no way to put in markup. */
export function layOutMail(content: MailContent): { html: string; text: string } {
  return { html: asHtml(content), text: asText(content) }
}

const stopPlace = '<!-- how to stop -->'
const stopWords = 'Get no more mails like this'

/** Puts the link that stops such mails below the reason for this one, in both twins. */
export function addStopLink(mail: { html: string; text: string }, stopUrl: string): { html: string; text: string } {
  const line = atOnce(html`<p style="${small}"><a href="${stopUrl}" style="color:${colour.soft}">${stopWords}</a></p>`)
  return {
    html: mail.html.replace(stopPlace, () => line),
    text: `${mail.text}\n${stopWords}:\n${stopUrl}\n`,
  }
}

/** The light colours of the brand (web/src/ui/tokens.css): programs for mail know no variables. */
const colour = {
  paper: '#f5f2ea',
  surface: '#fffdf8',
  ink: '#1f1b33',
  soft: '#5a556d',
  line: '#dcd5c6',
  action: '#37339a',
  onAction: '#ffffff',
  brand: '#ffb820',
  onBrand: '#2b1d00',
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const plain = `${font};font-size:16px;line-height:1.6;margin:0 0 16px;color:${colour.ink}`
const small = `${font};font-size:13px;line-height:1.5;margin:0 0 12px;color:${colour.soft}`
const buttonLook = `${font};font-size:16px;font-weight:600;display:inline-block;padding:12px 20px;border-radius:10px;background:${colour.action};color:${colour.onAction};text-decoration:none`
const stamp = `display:inline-block;padding:0 7px;border-radius:7px;background:${colour.brand};color:${colour.onBrand}`

function asHtml({ title, paragraphs, button, linkEnds, why }: MailContent) {
  const page = html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:${colour.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${colour.surface};border:1px solid ${colour.line};border-radius:16px;padding:32px;text-align:left"><tr><td>
<p style="${font};font-size:15px;font-weight:700;margin:0 0 24px;color:${colour.ink}">Gladwork <span style="${stamp}">:)</span></p>
<h1 style="${font};font-size:22px;line-height:1.3;margin:0 0 16px;color:${colour.ink}">${title}</h1>
${paragraphs.map(
  (paragraph) => html`<p style="${plain}">${paragraph}</p>
`,
)}${
  button
    ? html`<p style="margin:24px 0"><a href="${button.url}" style="${buttonLook}">${button.label}</a></p>
<p style="${small}">Or open this address:<br><a href="${button.url}" style="color:${colour.action};word-break:break-all">${button.url}</a></p>
`
    : ''
}${
  linkEnds
    ? html`<p style="${small}">${linkEnds}</p>
`
    : ''
}<hr style="border:0;border-top:1px solid ${colour.line};margin:24px 0 16px">
<p style="${small}">${why}</p>
${raw(stopPlace)}</td></tr></table>
</td></tr></table>
</body>
</html>
`
  return atOnce(page)
}

function atOnce(markup: ReturnType<typeof html>): string {
  if (markup instanceof Promise) throw new Error('A mail is laid out at once: nothing in it is waited for.')
  return markup.toString()
}

function asText({ title, paragraphs, button, linkEnds, why }: MailContent) {
  const blocks = [title, ...paragraphs, button && `${button.label}:\n${button.url}`, linkEnds, `--\n${why}`]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
