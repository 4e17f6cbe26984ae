package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.DutchFloodTest.dutchWar;
import static tercio.domain.eu.common.play.DutchFloodTest.flooded;
import static tercio.domain.eu.common.play.DutchFloodTest.spainMoves;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.peoples.holland.play.FloodCommand.KeepDikes;
import tercio.domain.eu.sea.cargo.play.LandingPlaces;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** A province that Holland has flooded, while the flood lasts (EU-MOVE-5). */
class FloodedProvinceTest {

    private static List<EuCommand> marches(War war, String stack) {
        return War.RULES.moves(war.board(), stack).orElseThrow().stream().map(Option::command).map(EuCommand.class::cast).filter(MoveStack.class::isInstance).toList();
    }

    @Test
    void noForeignTroopsMarchThere() {
        var war = dutchWar().stack("second", "spain", "brabant", 0, 0, 1).under(3, 3, 3, 0).stack("army", "spain", "brabant", 0, 0, 2).war().declares("spain", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).plays(DutchFloodTest.FLOOD);

        var refusal = war.refuses(new MoveStack(new StackId("second"), List.of(new SpaceId("utrecht"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-5");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-flooded: where Utrecht");
        assertThat(marches(war, "second")).isNotEmpty().noneMatch(march -> ((MoveStack) march).path().contains(new SpaceId("utrecht")));
        var leader = war.board().stacks().get(new StackId("second")).leaders().getFirst().value();
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(leader), Optional.empty(), List.of(new SpaceId("utrecht")))).detail())).contains("why flooded");
    }

    @Test
    void alliesOfHollandAreForeignAndTheDutchPaySixMp() {
        var war = dutchWar().after(flooded("utrecht")).initiative("holland", 30).initiative("france", 30).stack("guard", "holland", "zeeland", 0, 0, 1)
                .stack("friends", "france", "zeeland", 0, 0, 1).war().declares("holland", Campaign.MULTIPLE).declares("france", Campaign.MULTIPLE);

        assertThat(war.refuses(new MoveStack(new StackId("friends"), List.of(new SpaceId("utrecht")))).rule().id()).isEqualTo("EU-MOVE-5");
        war.plays(new MoveStack(new StackId("guard"), List.of(new SpaceId("utrecht"))));
        assertThat(war.last(ProvinceEntered.class).mp()).as("instead of forest 2 and strait 1").isEqualTo(6);
    }

    @Test
    void whoStandsThereMayLeave() {
        var war = spainMoves(dutchWar().after(flooded("utrecht")).stack("army", "spain", "utrecht", 0, 0, 2));
        assertThat(war.plays(new MoveStack(new StackId("army"), List.of(new SpaceId("brabant")))).board().stacks().get(new StackId("army")).province().value()).isEqualTo("brabant");
    }

    @Test
    void nobodyElseRetreatsThereOrLandsThere() {
        var board = board(dutchWar().after(flooded("utrecht")).stack("guard", "holland", "zeeland", 0, 0, 1).stack("friends", "france", "zeeland", 0, 0, 1)
                .fleet("armada", "spain", "s_nord", new Ships(0, 0, 2, 2, 0, 0, 0)).troopsAboard("landing", 1, 0));
        assertThat(FallingBack.isOpen(board, List.of(board.state().stacks().get(new StackId("guard"))), new SpaceId("utrecht"))).isTrue();
        assertThat(FallingBack.isOpen(board, List.of(board.state().stacks().get(new StackId("friends"))), new SpaceId("utrecht"))).isFalse();
        assertThat(FallingBack.isOpen(board, List.of(board.state().stacks().get(new StackId("friends"))), new SpaceId("holland"))).isTrue();
        // Troops at sea whom no port receives go ashore where the war begins (l.979); these are on their way again.
        var armada = board.state().fleet(new StackId("armada")).orElseThrow().withCargo(List.of(board.state().stacks().get(new StackId("landing"))), 0);
        assertThat(LandingPlaces.landingRefusal(board, armada, new SpaceId("s_nord"), new SpaceId("utrecht")).orElseThrow().rule().id()).isEqualTo("EU-MOVE-5");
    }

    private static WarView board(Situation situation) {
        return new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void interceptorsOutOfTheFloodHaveOneLess() {
        var dry = intercepting(dutchWar());
        var wet = intercepting(dutchWar().after(flooded("utrecht")));
        assertThat(wet).contains("EU-INT-LAND-6 -1");
        assertThat(dry).noneMatch(modifier -> modifier.startsWith("EU-INT-LAND-6"));
    }

    /** A Dutch stack in Utrecht tries to catch the Spanish stack that marches from Limburg into Gelderland. */
    private static List<String> intercepting(Situation situation) {
        var war = spainMoves(situation.stack("army", "spain", "limburg", 0, 0, 2).stack("guard", "holland", "utrecht", 0, 0, 1)).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("gelderland"))))
                .plays(new KeepDikes(new SpaceId("gelderland"))).plays(new AttemptInterception(List.of(new StackId("guard"))), 1);
        return war.explanation().stream().flatMap(step -> step.modifiers().stream()).filter(modifier -> modifier.value() != 0)
                .map(modifier -> modifier.rule().id() + " " + modifier.value()).toList();
    }

    @Test
    void noForeignStackInterceptsIntoIt() {
        assertThat(asked(dutchWar())).contains("interception");
        assertThat(asked(dutchWar().after(flooded("utrecht")))).doesNotContain("interception");
    }

    /** A Dutch stack goes from Holland into Utrecht, beside the Spanish stack in Brabant. */
    private static List<String> asked(Situation situation) {
        var war = situation.stack("army", "spain", "brabant", 1, 0, 0).stack("guard", "holland", "holland", 0, 0, 1).war().declares("spain", Campaign.MULTIPLE)
                .plays(new EndMovement(new CountryId("spain"))).luckyInAttrition().declares("holland", Campaign.MULTIPLE).declares("france", Campaign.PASSIVE)
                .plays(new MoveStack(new StackId("guard"), List.of(new SpaceId("utrecht"))));
        return war.decisions().stream().map(Decision::id).toList();
    }

    @Test
    void aScenarioFloodsDutchProvincesWithTheirPillage() {
        assertThat(War.RULES.faults(dutchWar().after(flooded("utrecht")).scenario())).isEmpty();
        assertThat(War.RULES.faults(dutchWar().after(flooded("zeeland")).scenario())).as("its pillage is missing").containsOnlyKeys("/session/flooded/0");
        assertThat(Told.of(War.RULES.faults(dutchWar().after(flooded("utrecht", "brabant")).scenario()))).containsEntry("/session/flooded/1", "eu.fault.not-dutch: where brabant.");
    }
}
