const PEOPLE = 200;
const MESSAGES_OF_A_TALK = 100;

/** Other people's messages, as many as years of use: their text is noise, nobody here can open it. */
export const ballastOf = (messages: number): string => `
  with person as (
    insert into users (id, email_hash, email, name, password_hash, data_key, terms_version, age_confirmed_at, created_at)
    select gen_random_uuid(), decode(md5(n::text), 'hex'), '\\x00', '\\x00', '-', '\\x00', '-', now(), now()
    from generate_series(1, ${PEOPLE}) n returning id
  ), talk as (
    insert into conversations (id, user_id, type, created_at, updated_at, message_count, head, derived_count)
    select gen_random_uuid(), person.id, 'text', now(), now(), ${MESSAGES_OF_A_TALK}, '\\x00', ${MESSAGES_OF_A_TALK}
    from person, generate_series(1, ${messages / MESSAGES_OF_A_TALK / PEOPLE}) returning id, user_id
  )
  insert into messages (id, conversation_id, user_id, seq, sender, content, created_at)
  select gen_random_uuid(), talk.id, talk.user_id, seq, 'user', decode(repeat(md5(seq::text), 8), 'hex'), now()
  from talk, generate_series(1, ${MESSAGES_OF_A_TALK}) seq`;
