-- Mails about the open houses of a weekend, for the searches of all cadences that send mails.
alter table digest drop constraint digest_cadence_check;
alter table digest add constraint digest_cadence_check
  check (cadence in ('immediately', 'daily', 'weekly', 'monthly', 'open houses'));
