package tercio.domain.eia.naval.play;

import static tercio.domain.eia.common.game.CampaignNames.area;
import static tercio.domain.eia.common.game.CampaignNames.corps;
import static tercio.domain.eia.common.game.CampaignNames.power;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of the naval phase. The catalogs of {@code eia.month} say how they read. */
final class NavalNarration {

    private NavalNarration() {}

    static Sentence of(NavalEvent event) {
        return switch (event) {
            case NavalEvent.FleetLaunched e -> fleet("fleet-launched", e.fleet(), e.power()).with("port", area(e.port()));
            case NavalEvent.FleetRemoved e -> fleet("fleet-removed", e.fleet(), e.power());
            case NavalEvent.FleetSailed e -> fleet("fleet-sails", e.fleet(), e.power()).with("blockading", e.blockading()).with("to", area(e.to()))
                    .with("laden", !e.corps().isEmpty()).with("corps", new Items(e.corps().stream().map(CampaignNames::corps).toList()));
            case NavalEvent.FleetDepotLost e -> say("fleet-depot-lost").with("who", power(e.power())).with("sea", area(e.sea()));
            case NavalEvent.CorpsEmbarked e -> say("embarked").with("corps", corps(e.corps())).with("port", area(e.port()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eia.month." + key);
    }

    private static Keyed fleet(String key, FleetId fleet, Power who) {
        return say(key).with("fleet", CampaignNames.fleet(fleet, who));
    }
}
