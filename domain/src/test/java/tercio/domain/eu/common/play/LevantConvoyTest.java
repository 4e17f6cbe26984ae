package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyArrived;
import tercio.domain.eu.world.convoy.play.TreasureEvent.ConvoyLost;
import tercio.domain.map.SpaceId;

/** The Levant convoy, which Turkey has given to France: two transports with 30 ducats in the Gulf of Lion, before Toulon (EU-CONVOY-LEVANT). */
class LevantConvoyTest {

    private static Situation convoy() {
        return sailing(franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("turkey")).warBetween("france", "spain").initiative("turkey", 5));
    }

    private static Situation sailing(Situation situation) {
        return situation.initiative("spain", 20).initiative("france", 10).fleet("levant", "france", "s_lion", new Ships(0, 0, 0, 0, 2, 0, 0)).convoy(ConvoyKind.LEVANT);
    }

    private static int gold(War war, String country) {
        return war.board().countries().get(new CountryId(country)).spent().getOrDefault(ErsLine.A10, 0);
    }

    private static EuCommand first(War war) {
        var asked = war.decisions().getFirst();
        return asked.options().isEmpty() ? (EuCommand) War.RULES.sample(war.board(), asked, bound -> 0) : (EuCommand) asked.options().getFirst().command();
    }

    /** The Spaniards attack it and throw nothing but tens, up to the end of the battle. */
    private static War captured(Situation situation) {
        Dice high = name -> OptionalInt.of(name.side().startsWith("non") ? 1 : 10);
        var war = situation.fleet("armada", "spain", "s_lion", new Ships(1, 0, 6, 0, 0, 0, 0)).war().declares("spain", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("armada"), List.of(), Optional.of(NavalAction.battle(new StackId("levant"))))).plays(new RollNavalAttrition(new StackId("armada")), 1)
                .plays(new EndMovement(new CountryId("spain"))).plays(new AttackFleet(new StackId("armada")));
        for (int steps = 0; steps < 40 && war.board().fleet(new StackId("levant")).isPresent(); steps++) {
            war.plays(first(war), high);
        }
        return war;
    }

    @Test
    void turkeyPaysForAConvoyThatIsLost() {
        var war = captured(convoy());
        assertThat(war.last(ConvoyLost.class)).isEqualTo(new ConvoyLost(ConvoyKind.LEVANT, new CountryId("turkey"), 20, 1));
        assertThat(gold(war, "turkey")).isEqualTo(-20);
        assertThat(war.board().countries().get(new CountryId("turkey")).stability()).isEqualTo(-1);
        assertThat(gold(war, "france")).isZero();
        assertThat(gold(war, "spain")).as("10 ducats from each of two transports").isEqualTo(20);
        assertThat(war.events().stream().filter(ConvoyLost.class::isInstance)).as("once").hasSize(1);
    }

    @Test
    void aConvoyThatHasArrivedIsNotLost() {
        var war = convoy().war().declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain"))).declares("france", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("levant"), List.of(new SpaceId("provence"))));
        assertThat(war.last(ConvoyArrived.class).convoy()).isEqualTo(ConvoyKind.LEVANT);
        war.plays(new EndMovement(new CountryId("france"))).waits("turkey");
        assertThat(war.events()).noneMatch(ConvoyLost.class::isInstance);
        assertThat(gold(war, "france")).isEqualTo(30);
        assertThat(war.board().countries().get(new CountryId("turkey")).stability()).isZero();
    }

    /** Turkey is not in this game. */
    @Test
    void whereTurkeyIsNotInTheGameNobodyPays() {
        var war = captured(sailing(franceAgainstSpain()));
        assertThat(war.events()).noneMatch(ConvoyLost.class::isInstance);
    }
}
