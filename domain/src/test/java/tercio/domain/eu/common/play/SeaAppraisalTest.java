package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;

/** A battle at sea beside its odds: what each side was to lose and has lost. */
class SeaAppraisalTest {

    private static final Dice HIGH = name -> OptionalInt.of(name.side().startsWith("non") ? 1 : 10);

    private static EuCommand first(War war) {
        var asked = war.decisions().getFirst();
        return asked.options().isEmpty() ? (EuCommand) War.RULES.sample(war.board(), asked, bound -> 0) : (EuCommand) asked.options().getFirst().command();
    }

    @Test
    void capturedShipsAreLostShips() {
        // A French squadron routs five Spanish transports and captures four of them.
        var war = franceAgainstSpain().initiative("france", 15).initiative("spain", 5).fleet("west", "france", "s_gascogne", new Ships(1, 0, 6, 0, 0, 0, 0))
                .fleet("transports", "spain", "s_gascogne", new Ships(0, 0, 0, 0, 5, 0, 0)).war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("transports"))))).plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement(new CountryId("france")));
        var before = war.board();
        int known = war.events().size();
        war.plays(new AttackFleet(new StackId("west")));
        while (!(first(war) instanceof CaptureShips)) {
            war.plays(first(war), HIGH);
        }
        war.plays(new CaptureShips(new StackId("west"), List.of(FirstLine.NTD, FirstLine.NTD), Optional.empty()), HIGH);
        while (War.RULES.forecastComparison(before, List.copyOf(war.events().subList(known, war.events().size()))).orElseThrow().actual().isEmpty()) {
            war.plays(first(war), HIGH);
        }

        assertThat(war.events().get(known)).isInstanceOf(SeaBattleJoined.class);
        var actual = War.RULES.forecastComparison(before, List.copyOf(war.events().subList(known, war.events().size()))).orElseThrow().actual().orElseThrow();
        int left = war.board().fleet(new StackId("transports")).map(NavalStack::ships).map(ships -> ships.ntd()).orElse(0);
        assertThat(left).as("four are captured").isLessThanOrEqualTo(1);
        assertThat(actual.figures().get("nonPhasing/lossesNd").outcomes()).isEqualTo(List.of(5 - left));
        assertThat(actual.figures().get("phasing/lossesNd").outcomes()).isEqualTo(List.of(0));
    }
}
