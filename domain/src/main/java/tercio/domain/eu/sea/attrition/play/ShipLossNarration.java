package tercio.domain.eu.sea.attrition.play;

import static tercio.domain.eu.common.game.SentenceNames.fleet;
import static tercio.domain.eu.common.game.SentenceNames.leaders;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.shipCount;
import static tercio.domain.eu.common.game.SentenceNames.ships;
import static tercio.domain.eu.common.game.SentenceNames.units;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells attrition at sea and the ships that are lost by it. The catalogs of {@code eu.shiploss} say how it reads. */
record ShipLossNarration(EuState board) {

    Sentence of(ShipLossEvent event, List<Step> explanation) {
        return switch (event) {
            case ShipLossEvent.NavalAttritionDue e -> about("due", e.stack());
            case ShipLossEvent.NavalAttritionRolled e -> withRoll(about("rolled", e.stack()), explanation).with("percent", e.lostThirds() == 0 ? 0 : e.percent())
                    .with("lost", shipCount(e.lostThirds()));
            case ShipLossEvent.ShipsToLose e -> about("must-lose", e.stack()).with("lost", shipCount(e.thirds()));
            case ShipLossEvent.ShipsLost e when e.lost().thirds() == 0 -> about("loses-none", e.stack()).with("left", shipCount(e.left().thirds()));
            case ShipLossEvent.ShipsLost e -> about("loses", e.stack()).with("lost", ships(e.lost())).with("left", shipCount(e.left().thirds()));
            case ShipLossEvent.TroopsSunk e when e.left().isEmpty() -> withLeaders(about("troops-lost", e.stack()), board.fleet(e.stack()).stream()
                    .flatMap(ships -> ships.aboard().stream()).flatMap(troops -> troops.leaders().stream()).toList());
            case ShipLossEvent.TroopsSunk e -> about("troops-left", e.stack()).with("left", units(e.left()));
            case ShipLossEvent.GoldSunk e -> about("gold", e.stack()).with("lost", e.lost()).with("left", e.left());
            case ShipLossEvent.CommandPassedOn e -> about("leads", e.stack()).with("to", fleet(board, e.to()));
            case ShipLossEvent.FleetLost e -> withLeaders(about("stack-lost", e.stack()), board.fleet(e.stack()).map(NavalStack::leaders).orElse(List.of()))
                    .with("where", place(e.at()));
        };
    }

    private Keyed about(String key, StackId stack) {
        return Sentence.of("eu.shiploss." + key).with("stack", fleet(board, stack));
    }

    /** The sentence with the leaders who lose their stack. */
    private Keyed withLeaders(Keyed sentence, List<LeaderId> leaders) {
        return sentence.with("led", !leaders.isEmpty()).with("leaders", leaders(board, leaders));
    }
}
