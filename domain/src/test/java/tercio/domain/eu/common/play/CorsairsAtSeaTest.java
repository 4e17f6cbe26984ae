package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.revolt.play.RevoltCommand.HuntCorsairs;
import tercio.domain.eu.land.revolt.play.RevoltEvent.CorsairsHunted;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.ships.play.SeaRaiders;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Naval stacks against corsairs in a sea zone (EU-CORSAIR-HUNT). */
class CorsairsAtSeaTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    private static Situation gulf(Raid raid) {
        return franceAgainstSpain().after(new SessionAtStart(List.of(), Optional.empty(), Optional.empty(), Map.of(), Map.of(), Map.of(), Map.of(), List.of(), List.of(),
                Map.of(), Optional.empty(), Map.of(new SpaceId("s_lion"), raid))).fleet("toulon", "france", "s_lion", FOUR);
    }

    private static War announced(Raid raid) {
        return gulf(raid).war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.corsairs()))).plays(new RollNavalAttrition(new StackId("toulon")), 1);
    }

    /** The siege segment, after the impulses of France and Spain. */
    private static War segment(Raid raid) {
        return announced(raid).plays(new EndMovement(new CountryId("france"))).waits("spain");
    }

    private static NavalStack fleet(War war) {
        return war.board().fleet(new StackId("toulon")).orElseThrow();
    }

    @Test
    void theFightIsAnActiveActionInTheZoneOfTheCorsairs() {
        var war = announced(new Raid(new CountryId("pirates"), 2, 0));
        assertThat(fleet(war).action()).isEqualTo(NavalAction.corsairs());
        assertThat(gulf(new Raid(new CountryId("pirates"), 2, 0)).war().declares("france", Campaign.PASSIVE)
                .refuses(new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.corsairs()))).rule()).isEqualTo(Citation.of("EU-CAMP-SEA"));
    }

    @Test
    void oneSideIsTakenOffByAModifiedEight() {
        var war = segment(new Raid(new CountryId("pirates"), 2, 0));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("hunt-toulon");
        // FLEET-: +2; the corsair+: -2. Pirates have no port in Europe: an 8 is an 8.
        war.plays(new HuntCorsairs(new StackId("toulon")), 8);
        assertThat(war.last(CorsairsHunted.class)).isEqualTo(new CorsairsHunted(new SpaceId("s_lion"), new StackId("toulon"), new CountryId("france"), true, 1));
        assertThat(war.board().marks().raids().get(new SpaceId("s_lion")).level()).isEqualTo(1);
        assertThat(fleet(war).action()).as("it goes on").isEqualTo(NavalAction.corsairs());
    }

    @Test
    void aSevenFailsAndANaturalTenSucceeds() {
        var failed = segment(new Raid(new CountryId("pirates"), 2, 0)).plays(new HuntCorsairs(new StackId("toulon")), 7);
        assertThat(failed.last(CorsairsHunted.class).success()).isFalse();
        // Manoeuvre 3 of their leader: a 10 is a 7.
        assertThat(segment(new Raid(new CountryId("pirates"), 2, 3)).plays(new HuntCorsairs(new StackId("toulon")), 10).last(CorsairsHunted.class).success()).isTrue();
    }

    @Test
    void theLastSideEndsTheAction() {
        // FLEET-: +2 and no corsair+: a 6 is an 8.
        var war = segment(new Raid(new CountryId("pirates"), 1, 0)).plays(new HuntCorsairs(new StackId("toulon")), 6);
        assertThat(war.board().marks().raids()).doesNotContainKey(new SpaceId("s_lion"));
        assertThat(fleet(war).action()).isNull();
    }

    @Test
    void aFriendlyPortOnTheZoneShelters() {
        // The ports of Spain on the Gulf are not blockaded: -2, and -2 for the corsair+, +2 for the FLEET-.
        var war = segment(new Raid(new CountryId("spain"), 2, 0)).plays(new HuntCorsairs(new StackId("toulon")), 9);
        assertThat(War.sum(war.step("fight against corsairs at sea"))).isEqualTo(2 - 2 - 2);
        assertThat(war.last(CorsairsHunted.class).success()).isFalse();
    }

    @Test
    void eachStackFightsOnceARound() {
        var war = segment(new Raid(new CountryId("pirates"), 4, 0)).plays(new HuntCorsairs(new StackId("toulon")), 1);
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("hunt-toulon");
        assertThat(war.refuses(new HuntCorsairs(new StackId("toulon"))).rule()).isEqualTo(Citation.of("EU-CORSAIR-HUNT"));
    }

    @Test
    void oneStackOfAnAllianceFightsThem() {
        var war = gulf(new Raid(new CountryId("pirates"), 2, 0)).fleet("more", "france", "s_lion", FOUR).war().declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.corsairs()))).plays(new RollNavalAttrition(new StackId("toulon")), 1);
        var refusal = war.refuses(new SailFleet(new StackId("more"), List.of(), Optional.of(NavalAction.corsairs())));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-MOVE-SEA-ACTIVE"));
        assertThat(Told.of(refusal.detail())).contains("eu.voyage.refused-corsairs-fought");
    }

    @Test
    void whereThereAreNoneNobodyFightsThem() {
        var war = franceAgainstSpain().fleet("toulon", "france", "s_lion", FOUR).war().declares("france", Campaign.SIMPLE);
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.corsairs()))).detail())).contains("eu.voyage.refused-no-corsairs");
        assertThat(war.rules().moves(war.board(), "toulon").orElseThrow().stream().map(Option::command).map(EuCommand.class::cast).toList())
                .doesNotContain(new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.corsairs())));
    }

    @Test
    void corsairsOnTheWayMakeAttritionWorse() {
        // 1 for the corsair-, 2 for the corsair+, once for the zone that is left and entered again (EU-ATTR-NAVAL-15).
        var calm = franceAgainstSpain().fleet("toulon", "france", "s_lion", FOUR).war().declares("france", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("toulon"), List.of(new SpaceId("s_thyrrenienne")))).plays(new RollNavalAttrition(new StackId("toulon")), 1);
        var raided = gulf(new Raid(new CountryId("pirates"), 3, 0)).war().declares("france", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("toulon"), List.of(new SpaceId("s_thyrrenienne")))).plays(new RollNavalAttrition(new StackId("toulon")), 1);
        assertThat(War.sum(raided.step("naval attrition")) - War.sum(calm.step("naval attrition"))).isEqualTo(3);
    }

    /** Each Christian port is a port of the Knights; both on the Sea of Marmara are Turkish. */
    @Test
    void noTurkishPortSheltersTheKnights() {
        var board = new WarView(franceAgainstSpain().war().board(), EuMap.PRINTED, EuTables.PRINTED);
        assertThat(Ports.provincesOn(board, new SpaceId("s_marmara"))).extracting(port -> board.controller(port.id())).containsOnly(new CountryId("turkey"));
        assertThat(SeaRaiders.areSheltered(board, new SpaceId("s_marmara"), new Raid(new CountryId("chevaliers"), 2, 0))).isFalse();
        assertThat(SeaRaiders.areSheltered(board, new SpaceId("s_adriatique"), new Raid(new CountryId("chevaliers"), 2, 0))).as("Venice is Christian").isTrue();
    }

    @Test
    void noPlaceIsNamed() {
        assertThat(Told.of(gulf(new Raid(new CountryId("pirates"), 2, 0)).war().declares("france", Campaign.SIMPLE)
                .refuses(new SailFleet(new StackId("toulon"), List.of(), Optional.of(new NavalAction(NavalAction.Kind.FIGHT_CORSAIRS, Optional.of("provence"))))).detail())).isEqualTo("eu.voyage.refused-place-named: action corsairs.");
    }

    // --- Modifiers of the fight ------------------------------------------------------------------------------------

    private static int sum(Situation situation) {
        return fought(situation.war());
    }

    /** The modifiers when France fights the corsair- in the Gulf of Lion. */
    private static int fought(War war) {
        war.declares("france", Campaign.MAJOR).plays(new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.corsairs())))
                .plays(new RollNavalAttrition(new StackId("toulon")), 1).plays(new EndMovement(new CountryId("france"))).waits("spain");
        if (war.board().fleet(new StackId("armada")).isPresent()) {
            war.plays(new RollNavalAttrition(new StackId("armada")), 1);
        }
        return War.sum(war.plays(new HuntCorsairs(new StackId("toulon")), 1).step("fight against corsairs at sea"));
    }

    private static Situation alone(Ships ships) {
        return franceAgainstSpain().corsairs("s_lion", new Raid(new CountryId("pirates"), 1, 0)).fleet("toulon", "france", "s_lion", ships);
    }

    @Test
    void theSizeOfTheStackCounts() {
        assertThat(sum(alone(new Ships(1, 0, 5, 0, 0, 0, 0)))).as("FLEET+").isEqualTo(4);
        assertThat(sum(alone(new Ships(1, 1, 8, 0, 0, 0, 0)))).as("FLEET+ and FLEET-").isEqualTo(6);
        assertThat(sum(alone(new Ships(0, 0, 2, 0, 0, 0, 0)))).as("ships without a FLEET").isEqualTo(1);
        assertThat(sum(alone(new Ships(0, 0, 0, 0, 2, 0, 0)))).as("transports alone").isZero();
    }

    @Test
    void theSeventyFourHelps() {
        assertThat(sum(alone(FOUR).navy("france", NavalTechnology.SEVENTY_FOUR, 60))).isEqualTo(1 + 2);
    }

    @Test
    void theManoeuvreOfTheAdmiralIsAdded() {
        assertThat(sum(franceAgainstSpain().corsairs("s_lion", new Raid(new CountryId("pirates"), 1, 0)).admiral("duc", "france", 3, 1, 1).fleet("toulon", "france", "s_lion", FOUR, "duc")))
                .isEqualTo(2 + 3);
    }

    @Test
    void enemyShipsInTheZoneHinder() {
        assertThat(sum(alone(FOUR).fleet("armada", "spain", "s_lion", new Ships(1, 0, 5, 0, 0, 0, 0)))).as("FLEET+").isEqualTo(2 - 4);
        assertThat(sum(alone(FOUR).fleet("armada", "spain", "s_lion", new Ships(0, 1, 3, 0, 0, 0, 0)))).as("FLEET-").isEqualTo(2 - 2);
        assertThat(sum(alone(FOUR).fleet("armada", "spain", "s_lion", new Ships(0, 0, 1, 0, 0, 0, 0)))).as("a warship").isEqualTo(2 - 1);
        assertThat(sum(alone(FOUR).fleet("armada", "spain", "s_lion", new Ships(0, 0, 0, 0, 2, 0, 0)))).as("transports").isEqualTo(2);
    }

    @Test
    void aNavalBattleInTheZoneHinders() {
        var board = alone(FOUR).war().board();
        assertThat(fought(War.on(board.withNavies(board.navies().withBattleIn(new SpaceId("s_lion")))))).isEqualTo(2 - 1);
    }
}
