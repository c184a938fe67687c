-- Homes that left the private market and never were public: clients could open them by their address.
update listing set internetentirelistingdisplayyn = false
where source = 'EX' and mlsstatus in ('Withdrawn', 'Expired') and onmarketdate is null;
