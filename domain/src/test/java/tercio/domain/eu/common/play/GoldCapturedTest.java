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
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.ShipsCaptured;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.convoy.ConvoyKind;

/** Gold in battles at sea: what a pursuer captures is written on his sheet, and some goes down (EU-SEA-CAPTURE). */
class GoldCapturedTest {

    /** A French squadron attacks a Spanish stack with gold and comes to the choice of its captures, its own dice high. */
    private static War pursuit(Ships spanish, Optional<ConvoyKind> convoy, int ducats) {
        var situation = franceAgainstSpain().initiative("france", 15).initiative("spain", 5).fleet("west", "france", "s_gascogne", new Ships(1, 0, 6, 0, 0, 0, 0))
                .fleet("flota", "spain", "s_gascogne", spanish);
        var war = convoy.map(kind -> situation.convoy(kind, ducats)).orElseGet(() -> situation.laden(ducats)).war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("flota"))))).plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west")));
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

    private static CaptureShips captures(FirstLine... ships) {
        return new CaptureShips(new StackId("west"), List.of(ships), Optional.empty());
    }

    @Test
    void eachTransportBringsTenDucatsAndFiveGoDown() {
        // The transports rout under the first fire: a 10 and 3 more in column C are three stars, of which two take four transports.
        var war = pursuit(new Ships(0, 0, 0, 0, 5, 0, 0), Optional.of(ConvoyKind.FLOTA_DE_ORO), 75);
        war.plays(captures(FirstLine.NTD, FirstLine.NTD));
        var captured = war.last(ShipsCaptured.class);
        assertThat(captured.ships().ntd()).isEqualTo(4);
        assertThat(captured.seized()).isEqualTo(40);
        assertThat(captured.sunk()).isEqualTo(20);
        assertThat(captured.from()).extracting(ShipsCaptured.Taken::gold).containsExactly(15);
        assertThat(war.board().countries().get(new CountryId("france")).spent()).containsEntry(ErsLine.A10, 40);
    }

    @Test
    void whatIsLeftGoesDownWithTheLastTransport() {
        var war = pursuit(new Ships(0, 0, 0, 0, 5, 0, 0), Optional.of(ConvoyKind.FLOTA_DE_ORO), 75);
        war.plays(captures(FirstLine.NTD, FirstLine.NTD, FirstLine.NTD));
        assertThat(war.last(ShipsCaptured.class).ships().ntd()).isEqualTo(5);
        assertThat(war.last(ShipsCaptured.class).seized()).isEqualTo(50);
        assertThat(war.last(ShipsCaptured.class).sunk()).isEqualTo(25);
    }

    @Test
    void warshipsBringFiveDucatsWhenNoTransportIsLeft() {
        // A 10 with 2 for the first day and 1 for the wind are two stars at least in column E.
        var war = pursuit(new Ships(0, 0, 3, 0, 0, 0, 0), Optional.empty(), 15);
        war.plays(captures(FirstLine.NWD, FirstLine.NWD));
        var captured = war.last(ShipsCaptured.class);
        assertThat(captured.ships().nwd()).isEqualTo(2);
        assertThat(captured.seized()).isEqualTo(10);
        assertThat(captured.sunk()).isZero();
        assertThat(captured.from()).extracting(ShipsCaptured.Taken::gold).containsExactly(5);
    }

    /** A warship for one star and two transports for another: the order in which they are named leaves no trace on the board. */
    @Test
    void theOrderInWhichTheShipsAreNamedHasNoEffect() {
        var spanish = new Ships(0, 0, 3, 0, 2, 0, 0);
        var one = pursuit(spanish, Optional.empty(), 15).plays(captures(FirstLine.NWD, FirstLine.NTD));
        var other = pursuit(spanish, Optional.empty(), 15).plays(captures(FirstLine.NTD, FirstLine.NWD));
        assertThat(one.last(ShipsCaptured.class).ships().nwd()).isEqualTo(1);
        assertThat(one.last(ShipsCaptured.class).ships().ntd()).isEqualTo(2);
        assertThat(other.board()).isEqualTo(one.board());
    }
}
