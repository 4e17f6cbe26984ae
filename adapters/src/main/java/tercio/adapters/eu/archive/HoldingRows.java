package tercio.adapters.eu.archive;

import static tercio.adapters.eu.archive.When.of;

import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderCaptured;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderEscaped;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderKilled;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralHit;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.AdmiralReturned;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeaderReturned;
import tercio.domain.map.SpaceId;

/** Fortresses and provinces that change hands, and what happens to leaders. */
final class HoldingRows implements EuFold.Subject {

    @Override
    public void event(EuState before, RecordedEvent event, EuState after, ArchiveRows rows) {
        if (before.fortresses() != after.fortresses()) {
            after.fortresses().forEach((place, now) -> {
                var was = before.fortress(place);
                if (was != null && was != now && !was.controller().equals(now.controller())) {
                    addChange(before, event, place, "fortress", was.controller(), now.controller(), rows);
                }
                if (was != null && was != now && !was.owner().equals(now.owner())) {
                    addChange(before, event, place, "province", was.owner(), now.owner(), rows);
                }
            });
        }
        switch (event.fact()) {
            case LeaderKilled killed -> leader(before, event, killed.leader(), "killed", CountryId.NONE, rows);
            case LeaderWounded wounded -> leader(before, event, wounded.leader(), "wounded", CountryId.NONE, rows);
            case LeaderCaptured captured -> leader(before, event, captured.leader(), "captured", captured.by(), rows);
            case LeaderEscaped escaped -> leader(before, event, escaped.leader(), "escaped", CountryId.NONE, rows);
            case LeaderReturned returned -> leader(before, event, returned.leader(), "returned", CountryId.NONE, rows);
            case AdmiralHit hit -> leader(before, event, hit.leader(), EuFold.word(hit.fate()), hit.by().orElse(CountryId.NONE), rows);
            case AdmiralReturned returned -> leader(before, event, returned.leader(), "returned", CountryId.NONE, rows);
            default -> { }
        }
    }

    private static void addChange(EuState before, RecordedEvent event, SpaceId place, String what, CountryId was, CountryId now, ArchiveRows rows) {
        rows.add(EuArchiveTables.CONTROL, event.position(), When.of(before).between(of(now, was), place, what));
    }

    private static void leader(EuState before, RecordedEvent event, LeaderId id, String what, CountryId by, ArchiveRows rows) {
        var status = before.leaders().get(id);
        rows.add(EuArchiveTables.LEADER, event.position(), When.of(before).between(of(status == null ? "" : status.leader().country()), id,
                status == null ? "" : status.leader().name(), what, by == null ? "" : by));
    }
}
