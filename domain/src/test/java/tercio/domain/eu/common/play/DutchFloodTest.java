package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.interception.play.InterceptionCommand.OverrunMover;
import tercio.domain.eu.land.movement.play.MoveCommand.MarchUnder;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveEnded;
import tercio.domain.eu.peoples.holland.play.FloodCommand.FloodProvince;
import tercio.domain.eu.peoples.holland.play.FloodCommand.KeepDikes;
import tercio.domain.eu.peoples.holland.play.FloodEvent.FloodOffered;
import tercio.domain.eu.peoples.holland.play.FloodEvent.ProvinceFlooded;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/**
 * Holland floods a province into which an enemy marches (EU-MOVE-5). Spain stands in Brabant, from which Utrecht, dense forest of the enemy, costs
 * 2 MP. Gelderland lies behind the river of Utrecht and that of Limburg.
 */
class DutchFloodTest {

    static final FloodProvince FLOOD = new FloodProvince(new SpaceId("utrecht"));
    private static final KeepDikes KEEP = new KeepDikes(new SpaceId("utrecht"));

    static Situation dutchWar() {
        var war = franceAgainstSpain().alliances(List.of("spain"), List.of("holland", "france")).initiative("spain", 20).initiative("holland", 5).initiative("france", 5);
        for (var province : List.of("friesland", "gelderland", "holland", "overijssel", "utrecht", "zeeland")) {
            war.owner(province, "holland").controller(province, "holland");
        }
        return war.owner("brabant", "spain").controller("brabant", "spain").owner("limburg", "spain").controller("limburg", "spain");
    }

    static SessionAtStart flooded(String... provinces) {
        return new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(new SpaceId("utrecht"), 2), List.of(), List.of(), Map.of(),
                Optional.empty(), Map.of(), Map.of(), Map.of(), Id.all(List.of(provinces), SpaceId::new));
    }

    static War spainMoves(Situation situation) {
        return situation.war().rollingForMarches().declares("spain", Campaign.MULTIPLE);
    }

    static War marched(Situation situation) {
        return spainMoves(situation.stack("army", "spain", "brabant", 0, 0, 2)).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht"))));
    }

    // --- The flood -------------------------------------------------------------------------------------------------------

    @Test
    void theMoverGoesBackAndHollandPays() {
        var war = marched(dutchWar());
        assertThat(war.decision("flood")).satisfies(asked -> {
            assertThat(asked.party()).isEqualTo("holland");
            assertThat(asked.options()).extracting(option -> Told.of(option.label()))
                    .containsExactly("eu.flood.to-flood: where Utrecht, points 5, stability 1, stack (eu.name.stack: country Spain, size 2), back Brabant.", "eu.flood.to-keep: where Utrecht.");
        });

        war.settle("flood", FLOOD);
        assertThat(war.board().stacks().get(new StackId("army"))).satisfies(army -> {
            assertThat(army.province().value()).isEqualTo("brabant");
            assertThat(army.moved()).isTrue();
            assertThat(army.hasStoodHere()).isTrue();
        });
        assertThat(war.last(MoveEnded.class).province().value()).isEqualTo("brabant");
        assertThat(war.board().countries().get(new CountryId("holland")).victoryPoints()).isEqualTo(-5);
        assertThat(war.board().countries().get(new CountryId("holland")).stability()).as("0 - 1").isEqualTo(-1);
        assertThat(war.board().marks().isFlooded(new SpaceId("utrecht"))).isTrue();
        assertThat(war.board().marks().pillageLevel(new SpaceId("utrecht"))).as("a pillage+").isEqualTo(2);
    }

    @Test
    void itRollsWithTheEnemyProvinceItsPillageAndTheFlood() {
        var war = marched(dutchWar()).plays(FLOOD);

        var roll = war.last(MarchAttritionDue.class).roll();
        assertThat(roll.province().value()).isEqualTo("brabant");
        assertThat(roll.causes()).as("2 MP and 2 LD bring no roll else").containsExactly(MarchStrain.FLOOD);
        assertThat(modifiers(war)).containsExactlyInAnyOrder("EU-ATTR-MOVEMENT-5 +2", "EU-ATTR-MOVEMENT-6 +2", "EU-ATTR-MOVEMENT-8 +2");
    }

    @Test
    void theFloodIsNoCauseBesideAnother() {
        var war = spainMoves(dutchWar().stack("army", "spain", "brabant", 1, 0, 2)).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).plays(FLOOD);

        assertThat(war.last(MarchAttritionDue.class).roll().causes()).as("4 + 2 LD").containsExactly(MarchStrain.MASSED, MarchStrain.FLOOD);
        assertThat(modifiers(war)).as("one cause: nothing for causes above the first")
                .containsExactlyInAnyOrder("EU-ATTR-MOVEMENT-5 +2", "EU-ATTR-MOVEMENT-6 +2", "EU-ATTR-MOVEMENT-8 +2");
    }

    private static List<String> modifiers(War war) {
        war.plays(new RollMarchAttrition(new StackId("army")), 1);
        return war.step("movement attrition").modifiers().stream().filter(modifier -> modifier.value() != 0).map(DutchFloodTest::said).toList();
    }

    private static String said(Modifier modifier) {
        return modifier.rule().id() + " +" + modifier.value();
    }

    @Test
    void itHasPaidTheMpOfTheStepAndTheWholeMoveCounts() {
        // Limburg - Brabant 1 MP, a friendly plain, and Utrecht 2.
        var war = spainMoves(dutchWar().stack("army", "spain", "limburg", 0, 0, 2)).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("brabant"), new SpaceId("utrecht")))).plays(FLOOD);

        assertThat(war.board().stacks().get(new StackId("army")).province().value()).as("where it came from last").isEqualTo("brabant");
        assertThat(war.last(MarchAttritionDue.class).roll().path()).containsExactly(new SpaceId("limburg"), new SpaceId("brabant"), new SpaceId("utrecht"));
    }

    @Test
    void alliesThatMarchTogetherGoBackTogether() {
        var situation = dutchWar().alliances(List.of("spain", "austria"), List.of("holland", "france")).initiative("austria", 20)
                .stack("army", "spain", "brabant", 1, 0, 0).stack("imperial", "austria", "brabant", 0, 0, 1);
        var war = situation.war().rollingForMarches().declares("spain", Campaign.MULTIPLE).declares("austria", Campaign.MULTIPLE)
                .plays(new MarchUnder(new StackId("imperial"), new StackId("army"))).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).plays(FLOOD);

        assertThat(war.last(ProvinceFlooded.class).stacks()).containsExactlyInAnyOrder(new StackId("army"), new StackId("imperial"));
        assertThat(war.board().stacks().get(new StackId("imperial")).province().value()).isEqualTo("brabant");
        assertThat(war.last(MarchAttritionDue.class).roll().stacks()).containsExactlyInAnyOrder(new StackId("army"), new StackId("imperial"));
    }

    @Test
    void whoHasNoStabilityLeftPaysVictoryPointsAlone() {
        var board = marched(dutchWar()).board();
        var war = War.on(board.withCountry(new CountryId("holland"), board.countries().get(new CountryId("holland")).withChanges(-3, 0)));
        assertThat(Told.of(war.decision("flood").options().getFirst().label())).contains("points 5, stability 0");

        war.plays(FLOOD);
        assertThat(war.last(ProvinceFlooded.class).stability()).isZero();
        assertThat(war.board().countries().get(new CountryId("holland")).stability()).isEqualTo(-3);
        assertThat(war.board().countries().get(new CountryId("holland")).victoryPoints()).isEqualTo(-5);
    }

    @ParameterizedTest
    @CsvSource({"1,3", "2,4", "3,4", "4,4"})
    void noMoreThanTwoPillagesLieThere(int before, int after) {
        var war = marched(dutchWar().after(new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(new SpaceId("utrecht"), before),
                List.of(), List.of(), Map.of()))).plays(FLOOD);
        assertThat(war.board().marks().pillageLevel(new SpaceId("utrecht"))).isEqualTo(after);
    }

    // --- Who is asked ----------------------------------------------------------------------------------------------------

    @Test
    void withoutTheFloodTheMoverMayBeOverrunAsElse() {
        var war = spainMoves(dutchWar().stack("army", "spain", "brabant", 0, 0, 1).stack("guard", "holland", "utrecht", 1, 0, 0))
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht"))));
        assertThat(war.decisions()).extracting(Decision::id).as("one question after the other").containsExactly("flood");

        war.settle("flood", KEEP);
        assertThat(war.decision("overrun").options()).extracting(Option::command).contains(new OverrunMover(new SpaceId("utrecht")));
        assertThat(war.board().marks().isFlooded(new SpaceId("utrecht"))).isFalse();
        assertThat(war.board().countries().get(new CountryId("holland")).victoryPoints()).isZero();
    }

    @Test
    void whoeverIsDrivenBackMeetsNobody() {
        var war = spainMoves(dutchWar().stack("army", "spain", "brabant", 0, 0, 1).stack("guard", "holland", "utrecht", 1, 0, 0))
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).plays(FLOOD).plays(new RollMarchAttrition(new StackId("army")), 1);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
    }

    @Test
    void whoeverIsDrivenBackOverrunsNobodyWhereItCameFrom() {
        // Brabant holds a single Dutch LD beside the eight Spanish: the army leaves for Utrecht and comes back.
        var war = spainMoves(dutchWar().stack("army", "spain", "brabant", 2, 0, 0).stack("guard", "holland", "brabant", 0, 0, 1))
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).plays(FLOOD);
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("brabant");
        assertThat(war.decisions()).extracting(Decision::kind).doesNotContain("DeclareOverrun");
    }

    @Test
    void onlyDutchProvincesThatHollandHoldsAreFlooded() {
        var spanish = spainMoves(dutchWar().controller("utrecht", "spain").stack("army", "spain", "brabant", 0, 0, 2));
        assertThat(spanish.plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).events()).as("Spain holds Utrecht").noneMatch(FloodOffered.class::isInstance);

        var french = spainMoves(dutchWar().controller("utrecht", "france").stack("army", "spain", "brabant", 0, 0, 2));
        assertThat(french.plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).events()).as("France holds it").noneMatch(FloodOffered.class::isInstance);

        var abroad = spainMoves(dutchWar().controller("hainaut", "holland").stack("army", "spain", "brabant", 0, 0, 2));
        assertThat(abroad.plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut")))).events()).as("Hainaut is not Dutch").noneMatch(FloodOffered.class::isInstance);
    }

    @Test
    void friendsAreNotAsked() {
        var war = dutchWar().initiative("holland", 30).initiative("france", 30).stack("guard", "france", "zeeland", 0, 0, 1).war().declares("holland", Campaign.MULTIPLE)
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("guard"), List.of(new SpaceId("utrecht"))));
        assertThat(war.events()).noneMatch(FloodOffered.class::isInstance);
    }

    @Test
    void hollandAtPeaceWithTheMoverIsNotAsked() {
        // Spain fights France alone; Holland fights nobody of them. Its land is neutral to Spain, and no march leads there.
        var war = spainMoves(dutchWar().alliances(List.of("spain"), List.of("france"), List.of("holland", "england"), List.of("portugal")).warBetween("spain", "france")
                .warBetween("holland", "portugal").initiative("france", 6).initiative("england", 4).initiative("portugal", 3).stack("army", "spain", "brabant", 0, 0, 2));
        assertThat(war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht")))).rule().id()).isEqualTo("EU-CTRL-5");
        assertThat(Told.of(war.refuses(FLOOD).detail())).contains("eu.flood.refused-no-enemy: where Utrecht");
        assertThat(war.refuses(KEEP).rule().id()).isEqualTo("EU-MOVE-5");
    }

    @Test
    void aGameOfBeforeHasNoFloods() {
        var scenario = dutchWar().stack("army", "spain", "brabant", 0, 0, 2).scenario();
        var before = War.on(War.RULES.start("8", scenario, Readings.STANDARD)).declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht"))));
        var since = War.on(War.RULES.start("9", scenario, Readings.STANDARD)).declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("utrecht"))));

        assertThat(before.events()).noneMatch(FloodOffered.class::isInstance);
        assertThat(since.events()).anyMatch(FloodOffered.class::isInstance);
    }

    @Test
    void aLeaderAloneIsNotStopped() {
        var war = spainMoves(dutchWar().stack("army", "spain", "brabant", 0, 0, 2).under(3, 3, 3, 0));
        var leader = war.board().stacks().get(new StackId("army")).leaders().getFirst().value();
        war.plays(new RideAlone(new LeaderId(leader), Optional.empty(), List.of(new SpaceId("utrecht"))));
        assertThat(war.events()).noneMatch(FloodOffered.class::isInstance);
    }
}
