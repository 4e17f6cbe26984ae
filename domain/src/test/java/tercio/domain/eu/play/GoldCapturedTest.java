package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.convoy.ConvoyKind;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.play.movement.MoveCommand.EndMovement;
import tercio.domain.eu.play.seafight.SeaFightCommand.AttackFleet;
import tercio.domain.eu.play.seafight.SeaFightCommand.CaptureShips;
import tercio.domain.eu.play.seafight.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.play.shiploss.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.play.voyage.VoyageCommand.SailFleet;

/** Gold in battles at sea: what a pursuer captures is written on his sheet, and some goes down (EU-SEA-CAPTURE). */
class GoldCapturedTest {

    /** A French squadron attacks a Spanish stack with gold and comes to the choice of its captures, its own dice high. */
    private static War pursuit(Ships spanish, Optional<ConvoyKind> convoy, int ducats) {
        var situation = franceAgainstSpain().initiative("france", 15).initiative("spain", 5).fleet("west", "france", "s_gascogne", new Ships(1, 0, 6, 0, 0, 0, 0))
                .fleet("flota", "spain", "s_gascogne", spanish);
        var war = convoy.map(kind -> situation.convoy(kind, ducats)).orElseGet(() -> situation.laden(ducats)).war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet("west", List.of(), Optional.of(NavalAction.battle("flota")))).plays(new RollNavalAttrition("west"), 1)
                .plays(new EndMovement("france")).plays(new AttackFleet("west"));
        Dice high = name -> OptionalInt.of(name.side().startsWith("non") ? 1 : 10);
        for (int steps = 0; steps < 40 && !(first(war) instanceof CaptureShips); steps++) {
            war.plays(first(war), high);
        }
        assertThat(first(war)).isInstanceOf(CaptureShips.class);
        return war;
    }

    private static EuCommand first(War war) {
        var asked = war.decisions().getFirst();
        return asked.options().isEmpty() ? (EuCommand) War.RULES.sample(war.board(), asked, bound -> 0) : (EuCommand) asked.options().getFirst().command();
    }

    @Test
    void eachTransportBringsTenDucatsAndFiveGoDown() {
        var war = pursuit(new Ships(0, 0, 0, 0, 5, 0, 0), Optional.of(ConvoyKind.FLOTA_DE_ORO), 75);
        war.plays(first(war));
        var captured = war.last(ShipsCaptured.class);
        int ntd = captured.ships().ntd();
        assertThat(ntd).isPositive();
        assertThat(captured.seized()).isEqualTo(10 * ntd);
        assertThat(war.board().countries().get("france").spent()).containsEntry(ErsLine.A10, 10 * ntd);
        assertThat(captured.sunk()).as("all that is left with the last ship, else 5 for each").isEqualTo(ntd == 5 ? 75 - 50 : 5 * ntd);
    }

    @Test
    void warshipsBringFiveDucatsWhenNoTransportIsLeft() {
        var war = pursuit(new Ships(0, 0, 3, 0, 0, 0, 0), Optional.empty(), 15);
        war.plays(first(war));
        var captured = war.last(ShipsCaptured.class);
        assertThat(captured.ships().nwd()).isPositive();
        assertThat(captured.seized()).isEqualTo(5 * captured.ships().nwd());
    }
}
