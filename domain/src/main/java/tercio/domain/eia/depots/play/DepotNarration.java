package tercio.domain.eia.depots.play;

import static tercio.domain.eia.common.game.CampaignNames.factors;
import static tercio.domain.eia.common.game.CampaignNames.location;
import static tercio.domain.eia.common.game.CampaignNames.power;

import java.util.ArrayList;
import tercio.domain.sentence.Sentence;

/** Tells the events of the depot step. The catalogs of {@code eia.depots} say how they read. */
final class DepotNarration {

    private DepotNarration() {}

    static Sentence of(DepotEvent event) {
        return switch (event) {
            case DepotEvent.DepotPlaced placed -> Sentence.of("eia.depots.placed").with("who", power(placed.power())).with("where", location(placed.at()));
            case DepotEvent.DepotRemoved removed -> {
                var told = new ArrayList<Sentence>();
                told.add(Sentence.of("eia.depots.removed").with("who", power(removed.power())).with("where", location(removed.at())));
                if (!removed.transferred().isEmpty()) {
                    told.add(Sentence.of("eia.depots.moved-in").with("factors", factors(removed.transferred())).with("count", removed.transferred().total()));
                }
                if (!removed.destroyed().isEmpty()) {
                    told.add(Sentence.of("eia.depots.lost").with("factors", factors(removed.destroyed())).with("count", removed.destroyed().total()));
                }
                yield Sentence.several(told);
            }
        };
    }
}
