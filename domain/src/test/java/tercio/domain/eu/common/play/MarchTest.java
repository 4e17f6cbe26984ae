package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.ProvinceEntered;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Marches on land (EU-MOVE). */
class MarchTest {

    private static Situation situation() {
        return Situation.franceAgainstSpain()
                .stack("army", "france", "ile_de_france", 1, 0, 1)
                .stack("guard", "spain", "catalunya", 0, 1, 0);
    }

    private static War war() {
        return situation().war().declares("france", Campaign.MULTIPLE);
    }

    @Test
    void eachProvincePaysForItsTerrainAndTheBorder() {
        var war = war().marches("army", "picardie", "artois");

        assertThat(war.events()).filteredOn(ProvinceEntered.class::isInstance)
                .containsExactly(new ProvinceEntered(new StackId("army"), new SpaceId("ile_de_france"), new SpaceId("picardie"), 1 + 1, false, true),
                        new ProvinceEntered(new StackId("army"), new SpaceId("picardie"), new SpaceId("artois"), 2, true, true));
    }

    @Test
    void aStackHasTwelveMp() {
        var sixTimesAcrossTheRiver = Id.all(List.of("picardie", "ile_de_france", "picardie", "ile_de_france", "picardie", "ile_de_france"), SpaceId::new);
        var further = new ArrayList<>(sixTimesAcrossTheRiver);
        further.add(new SpaceId("champagne"));

        assertThat(war().refuses(new MoveStack(new StackId("army"), further)).rule().id()).as("12 + 1 MP").isEqualTo("EU-MOVE-1");
        assertThat(war().plays(new MoveStack(new StackId("army"), sixTimesAcrossTheRiver)).board().stacks().get(new StackId("army")).moved()).isTrue();
    }

    @Test
    void aPathHasNoGapAndLeadsThroughKnownLand() {
        var refusal = war().refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))));

        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-1");
        assertThat(refusal.legal()).isNotEmpty();
        assertThat(war().refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("atlantis")))).rule().id()).isEqualTo("EU-MOVE-1");
        assertThat(war().refuses(new MoveStack(new StackId("army"), List.of())).rule().id()).isEqualTo("EU-MOVE-1");
        assertThat(war().refuses(new MoveStack(new StackId("nobody"), List.of(new SpaceId("artois")))).rule().id()).isEqualTo("EU-MOVE-1");
    }

    @Test
    void aStackMovesOnceAnImpulse() {
        var war = war().marches("army", "champagne");

        assertThat(war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france")))).rule().id()).isEqualTo("EU-MOVE-ONCE");
    }

    @Test
    void onlyThePhasingAllianceMoves() {
        assertThat(war().refuses(new MoveStack(new StackId("guard"), List.of(new SpaceId("rosselo")))).rule().id()).isEqualTo("EU-MOVE-1");
        assertThat(war().refuses(new EndMovement(new CountryId("spain"))).rule().id()).isEqualTo("EU-MOVE-1");
        assertThat(war().refuses(new EndMovement(null)).rule().id()).isEqualTo("EU-MOVE-1");
    }

    @Test
    void neutralProvincesAreClosed() {
        var refusal = war().refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("champagne"), new SpaceId("lorraine"))));

        assertThat(refusal.rule().id()).isEqualTo("EU-CTRL-5");
    }

    @Test
    void aMoveEndsWhereUnbesiegedEnemiesStand() {
        var war = situation().stack("field", "spain", "artois", 0, 1, 0).war().declares("france", Campaign.MULTIPLE);

        assertThat(war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"), new SpaceId("picardie")))).rule().id()).isEqualTo("EU-MOVE-STOP");
        war.marches("army", "artois");
        assertThat(war.last(MoveEnded.class)).isEqualTo(new MoveEnded(new StackId("army"), new SpaceId("artois")));
        assertThat(war.plays(new EndMovement(new CountryId("france"))).last(MovementEnded.class).provinces()).containsExactly(new SpaceId("artois"));
    }

    private static War besieging(int staying) {
        return situation().stack("siege", "france", "artois", 0, 0, staying)
                .stack("leaving", "france", "artois", 0, 1, 0).war().declares("france", Campaign.MULTIPLE);
    }

    @Test
    void whoLeavesASiegeForEnemyLandLeavesOneLdForEachLevel() {
        assertThat(besieging(2).refuses(new MoveStack(new StackId("leaving"), List.of(new SpaceId("hainaut")))).rule().id()).as("2 LD at level 3").isEqualTo("EU-MOVE-SIEGE");
        assertThat(besieging(3).marches("leaving", "hainaut").board().stacks().get(new StackId("leaving")).province().value()).isEqualTo("hainaut");
    }

    @Test
    void orAllGoBackToAFriendlyProvinceAtOnce() {
        var war = besieging(1);
        var refusal = war.refuses(new MoveStack(new StackId("leaving"), List.of(new SpaceId("picardie"))));

        assertThat(refusal.rule().id()).as("1 LD would stay before a fortress of level 3").isEqualTo("EU-MOVE-SIEGE");
        assertThat(War.RULES.moves(war.board(), "leaving").orElseThrow()).extracting(Option::command)
                .as("it may only join the other").contains(new MergeStacks(new StackId("leaving"), new StackId("siege"))).doesNotHaveAnyElementsOfTypes(MoveStack.class);
        war.plays(new MergeStacks(new StackId("siege"), new StackId("leaving"))).marches("leaving", "picardie");
        assertThat(war.board().stacks().get(new StackId("leaving")).province().value()).isEqualTo("picardie");
    }

    @Test
    void orEnoughStayWhereverTheOthersGo() {
        assertThat(besieging(3).marches("leaving", "picardie").board().stacks().get(new StackId("leaving")).province().value()).isEqualTo("picardie");
    }

    @Test
    void aPartThatIsSplitOffLeavesEnoughBehindToo() {
        var split = situation().stack("siege", "france", "artois", 1, 0, 0).war().declares("france", Campaign.MULTIPLE);
        split.plays(new SplitStack(new StackId("siege"), Counters.of(Units.of(0, 0, 2)), false));

        assertThat(split.refuses(new MoveStack(new StackId("siege.1"), List.of(new SpaceId("picardie")))).rule().id()).as("2 of 4 LD at level 3").isEqualTo("EU-MOVE-SIEGE");
        split.plays(new MergeStacks(new StackId("siege.1"), new StackId("siege"))).plays(new SplitStack(new StackId("siege"), Counters.of(Units.of(0, 0, 1)), false))
                .marches("siege.2", "picardie");
        assertThat(split.board().stacks().get(new StackId("siege")).ld()).isEqualTo(3);
    }

    @Test
    void nobodyMarchesPastAnEnemyFortressWithoutASiege() {
        assertThat(war().refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"), new SpaceId("hainaut")))).rule().id()).isEqualTo("EU-MOVE-SIEGE");
        assertThat(war().marches("army", "artois", "champagne").board().stacks().get(new StackId("army")).province().value()).isEqualTo("champagne");
    }

    @Test
    void whatIsOfferedIsEveryProvinceInReach() {
        var marches = War.RULES.moves(war().board(), "army").orElseThrow();

        assertThat(marches).extracting(Option::command).contains(new MoveStack(new StackId("army"), List.of(new SpaceId("champagne"), new SpaceId("hainaut"))))
                .as("across the river it is 2 MP, through Artois 2 + 1").contains(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie"))));
    }

    @Test
    void eachMovementIsCompletedBeforeTheNextStarts() {
        var war = situation().stack("second", "france", "champagne", 0, 1, 0).stack("watch", "spain", "flandre", 0, 1, 0).war()
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))));

        assertThat(war.decision("interception").party()).isEqualTo("spain");
        assertThat(war.refuses(new MoveStack(new StackId("second"), List.of(new SpaceId("hainaut")))).rule().id()).isEqualTo("EU-MOVE-1");
        assertThat(war.refuses(new EndMovement(new CountryId("france"))).rule().id()).isEqualTo("EU-MOVE-1");
    }
}
