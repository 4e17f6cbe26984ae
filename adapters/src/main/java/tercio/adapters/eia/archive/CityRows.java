package tercio.adapters.eia.archive;

import static tercio.adapters.eia.archive.EiaFold.between;
import static tercio.adapters.eia.archive.EiaFold.of;

import java.util.Locale;
import tercio.adapters.archive.ArchiveRows;
import tercio.application.record.RecordedEvent;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.AssaultAttempted;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.CityCaptured;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.SiegeFightEnded;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.depots.play.DepotEvent.DepotPlaced;
import tercio.domain.eia.depots.play.DepotEvent.DepotRemoved;
import tercio.domain.eia.movement.play.MarchEvent.DepotConverted;
import tercio.domain.eia.movement.play.MarchEvent.DepotDestroyed;
import tercio.domain.eia.movement.play.MarchEvent.DepotGivenUp;
import tercio.domain.eia.supply.play.SupplyEvent.BesiegedForaged;
import tercio.domain.eia.supply.play.SupplyEvent.CityStarvedOut;
import tercio.domain.eia.supply.play.SupplyEvent.CorpsForaged;
import tercio.domain.map.SpaceId;

/** Cities, depots and forage. */
final class CityRows {

    void event(EiaState before, RecordedEvent event, EiaState after, ArchiveRows rows) {
        int position = event.position();
        switch (event.fact()) {
            case AssaultAttempted tried -> city(before, position, tried.power().word(), tried.area(), "attempt", tried.result(), rows);
            case SiegeFightEnded ended -> city(before, position, besieger(before, ended.area()), ended.area(), "fight",
                    ended.result().name().toLowerCase(Locale.ROOT).replace('_', '-'), rows);
            case CityCaptured captured -> city(before, position, captured.by().word(), captured.area(), "captured", "captured", rows);
            case CityStarvedOut starved -> city(before, position, starved.captor().word(), starved.area(), "starved", "starved", rows);
            case CorpsForaged foraged -> rows.add(EiaArchiveTables.FORAGE, position, between(before, of(foraged.power().word()), "corps", foraged.corps(), foraged.lost(),
                    foraged.unusedPoints()));
            case BesiegedForaged foraged -> rows.add(EiaArchiveTables.FORAGE, position, between(before, of(foraged.power().word()), "besieged", foraged.area(), foraged.lost(), false));
            case DepotPlaced placed -> rows.add(EiaArchiveTables.DEPOT, position, between(before, of(placed.power().word()), "placed", placed.at().area(), placed.money(), ""));
            case DepotRemoved removed -> rows.add(EiaArchiveTables.DEPOT, position, between(before, of(removed.power().word()), "removed", removed.at().area(), 0, ""));
            case DepotGivenUp given -> rows.add(EiaArchiveTables.DEPOT, position, between(before, of(given.owner().word()), "given-up", given.depot().area(), 0, given.captor().word()));
            case DepotDestroyed destroyed -> rows.add(EiaArchiveTables.DEPOT, position, between(before, of(destroyed.owner().word()), "destroyed", destroyed.depot().area(), 0, ""));
            case DepotConverted converted -> rows.add(EiaArchiveTables.DEPOT, position, between(before, of(converted.owner().word()), "converted", converted.depot().area(), 0,
                    converted.by().word()));
            default -> { }
        }
        if (before.cities() != after.cities()) {
            after.cities().forEach((area, now) -> {
                var was = before.cities().get(area);
                if (was != null && was != now && !was.controller().equals(now.controller())) {
                    rows.add(EiaArchiveTables.CONTROL, position, between(before, of(now.controller(), was.controller()), area, "city"));
                }
            });
        }
        if (before.provinces() != after.provinces()) {
            after.provinces().forEach((province, now) -> {
                var was = before.provinces().get(province);
                if (was != null && was != now && !was.owner().equals(now.owner())) {
                    rows.add(EiaArchiveTables.CONTROL, position, between(before, of(now.owner(), was.owner()), province, "province"));
                }
            });
        }
    }

    private static String besieger(EiaState board, SpaceId area) {
        return board.city(area).map(CityHold::besiegers).filter(powers -> !powers.isEmpty()).map(powers -> powers.getFirst().word()).orElse("");
    }

    private static void city(EiaState before, int position, String by, SpaceId area, String what, String result, ArchiveRows rows) {
        var city = before.city(area);
        rows.add(EiaArchiveTables.ASSAULT, position, between(before, of(by, city.map(CityHold::controller).orElse(NationId.NONE)), area, what, result,
                city.map(CityHold::garrisonFactors).orElse(null)));
    }
}
