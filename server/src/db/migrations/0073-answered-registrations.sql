-- A sign-up asks its agent for no answer: it is no waiting inquiry.
update inquiry set status = 'closed', due_at = null, snoozed_until = null where type = 'registration' and status = 'new';
