package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.scenario.ScenarioFaults;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesLost;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesShared;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Discoveries in the game: carried, brought home, shared, lost, spread and hidden (EU-DISCOVERY). */
class DiscoveriesInPlayTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Viewer SPAIN = Viewer.of(List.of("spain"));
    private static final Viewer FRANCE = Viewer.of(List.of("france"));

    /** French ships that have discovered the Banc d'Arguin lie there; France knows the seas up to the Canaries. */
    private static Situation arguin() {
        return franceAgainstSpain().knows("france", "s_acores", "s_canarias").explorer("jacques", "france", 3).fleet("ships", "france", "s_arguin", TWO, "jacques")
                .carries("ships", "s_arguin");
    }

    private static Discoveries known(War war) {
        return war.board().world().discoveries();
    }

    private static War sailing(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE);
    }

    @Test
    void onlyTheStackThatDiscoveredAZoneSailsThere() {
        var war = sailing(arguin().fleet("others", "france", "s_canarias", TWO));
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("others"), List.of(new SpaceId("s_arguin")))).detail())).contains("eu.voyage.refused-unknown");
        war.plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_canarias")))).plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().at().value()).isEqualTo("s_canarias");
    }

    @Test
    void discoveriesAreBroughtHomeBeforeTheAttritionOfTheVoyage() {
        var war = sailing(arguin()).plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_cadix"), new SpaceId("s_gascogne"), new SpaceId("guyenne"))));
        assertThat(war.last(DiscoveriesBroughtHome.class).zones()).containsExactly(new SpaceId("s_arguin"));
        assertThat(known(war).knows(new CountryId("france"), new SpaceId("s_arguin"))).isTrue();
        assertThat(known(war).carried()).isEmpty();
        assertThat(war.decisions().getFirst().id()).isEqualTo("naval-attrition-ships");
    }

    @Test
    void anEstablishmentOfBeforeThePhaseIsHome() {
        var war = sailing(arguin().establishment("france", Kind.TRADING_POST, 1, "r_senegal_n")).plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("r_senegal_n"))))
                .plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(known(war).knows(new CountryId("france"), new SpaceId("s_arguin"))).isTrue();
    }

    /** No voyage out and back is offered, since to stay costs less; who wants to bring discoveries home on the way names it. */
    @Test
    void shipsSailToAPortAndBackToBringDiscoveriesHome() {
        var war = sailing(arguin().establishment("france", Kind.TRADING_POST, 1, "r_senegal_n"));
        assertThat(War.RULES.moves(war.board(), "ships").orElseThrow()).extracting(Option::command).filteredOn(SailFleet.class::isInstance)
                .extracting(command -> ((SailFleet) command).path()).doesNotContain(List.of(new SpaceId("r_senegal_n"), new SpaceId("s_arguin"))).contains(List.of(new SpaceId("r_senegal_n")));

        war.plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("r_senegal_n"), new SpaceId("s_arguin")))).plays(new RollNavalAttrition(new StackId("ships")), 1);

        assertThat(known(war).knows(new CountryId("france"), new SpaceId("s_arguin"))).isTrue();
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().at().value()).isEqualTo("s_arguin");
    }

    @Test
    void stacksOfOneCountryThatMeetShareTheirDiscoveries() {
        var war = sailing(arguin().fleet("others", "france", "s_canarias", TWO)).plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_canarias"))));
        assertThat(war.events()).as("no event tells others that there was something").noneMatch(DiscoveriesShared.class::isInstance);
        war.plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(known(war).knows(new StackId("others"), new CountryId("france"), new SpaceId("s_arguin"))).isTrue();
        assertThat(known(war).knows(new CountryId("france"), new SpaceId("s_arguin"))).isFalse();
        war.plays(new SailFleet(new StackId("others"), List.of(new SpaceId("s_arguin")))).plays(new RollNavalAttrition(new StackId("others")), 1);
        assertThat(war.board().fleet(new StackId("others")).orElseThrow().at().value()).isEqualTo("s_arguin");
    }

    @Test
    void twoStacksThatBothCarryAZoneDoNotMerge() {
        var war = sailing(arguin().fleet("others", "france", "s_arguin", TWO).carries("others", "s_arguin"));
        assertThat(war.refuses(new JoinFleets(new StackId("others"), new StackId("ships"))).rule()).isEqualTo(Citation.of("EU-DISCOVERY-MEETING"));
    }

    @Test
    void aPartThatLeavesAStackKnowsTheSame() {
        var war = sailing(arguin()).plays(new DivideFleet(new StackId("ships"), new Ships(0, 0, 1, 0, 0, 0, 0), List.of()));
        assertThat(known(war).carried()).hasSize(2);
        assertThat(known(war).carried().values()).extracting(own -> List.copyOf(own.zones())).containsOnly(List.of(new SpaceId("s_arguin")));
    }

    @Test
    void whatALostStackCarriedIsLost() {
        // -6, difficulty 5, 3 for the distance of one zone: a 10 is a 12 and more; one ship does not live through it.
        var war = sailing(franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "s_arguin", new Ships(0, 0, 0, 0, 0, 1, 0))
                .carries("ships", "s_arguin")).plays(new EndMovement(new CountryId("france")));
        war.plays(new RollNavalAttrition(new StackId("ships")), 10);
        assertThat(war.board().fleet(new StackId("ships"))).isEmpty();
        assertThat(war.events()).as("no event tells others that there was something").noneMatch(DiscoveriesLost.class::isInstance);
        assertThat(known(war).carried()).isEmpty();
    }

    @Test
    void nobodyAttacksInAZoneThatItsCountryDoesNotKnow() {
        var both = arguin().fleet("enemy", "spain", "s_arguin", TWO).carries("enemy", "s_arguin").war().declares("france", Campaign.SIMPLE);
        assertThat(both.refuses(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.battle(new StackId("enemy"))))).rule()).isEqualTo(Citation.of("EU-DISCOVERY-MEETING"));
        // A stack whose country knows the zone may attack.
        var known = franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin").fleet("ships", "france", "s_arguin", TWO)
                .fleet("enemy", "spain", "s_arguin", TWO).carries("enemy", "s_arguin").war().declares("france", Campaign.SIMPLE);
        known.plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.battle(new StackId("enemy")))));
    }

    @Test
    void fromPeriodFourOnAtlanticZonesAndEstablishmentsSpread() {
        var war = franceAgainstSpain().period(4).turn(25).knows("spain", "s_arguin", "s_hudson").establishment("spain", Kind.TRADING_POST, 1, "r_haiti_e").war();
        assertThat(known(war).common()).contains(new SpaceId("s_arguin"), new SpaceId("r_haiti_e")).doesNotContain(new SpaceId("s_hudson"));
        var earlier = franceAgainstSpain().period(3).knows("spain", "s_arguin").establishment("spain", Kind.TRADING_POST, 1, "r_haiti_e").war();
        assertThat(known(earlier).common()).doesNotContain(new SpaceId("s_arguin"), new SpaceId("r_haiti_e"));
    }

    @Test
    void aColonyOfLevelSixIsKnownToAllInAnyPeriod() {
        assertThat(known(franceAgainstSpain().period(2).turn(10).knows("spain", "s_arguin").establishment("spain", Kind.COLONY, 6, "r_haiti_e").war())
                .knows(new CountryId("france"), new SpaceId("r_haiti_e"))).isTrue();
    }

    @Test
    void whatWasKnownIn1492IsKnownWhereTheScenarioSaysNothing() {
        var known = known(franceAgainstSpain().overseas().war());
        assertThat(known.of(new CountryId("france"))).containsExactlyInAnyOrder(new SpaceId("s_acores"), new SpaceId("s_canarias"));
        assertThat(known.knows(new CountryId("turkey"), new SpaceId("s_rouge"))).isTrue();
        assertThat(known.knows(new CountryId("france"), new SpaceId("r_canton_s"))).isTrue();
    }

    @Test
    void aKnownZoneOfOthersHelpsFromPeriodFourOn() {
        // Baie d'Hudson has a malus of 2 and is known to Spain: +4, +2, -2.
        var war = franceAgainstSpain().period(4).turn(26).knows("france", "s_labrador").knows("spain", "s_hudson").fleet("ships", "france", "s_labrador", TWO).war()
                .declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration())))
                .plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france"))).plays(new ExploreZone(new CountryId("france"), new StackId("ships"), new SpaceId("s_hudson")), 1);
        assertThat(War.sum(war.step("exploration"))).isEqualTo(4 + 2 - 2);
    }

    // --- Secrets ---------------------------------------------------------------------------------------------------

    private static void alike(EuState one, EuState other) {
        assertThat(War.RULES.asSeenBy(one, SPAIN)).isEqualTo(War.RULES.asSeenBy(other, SPAIN));
        assertThat(War.RULES.decisions(War.RULES.asSeenBy(one, SPAIN))).isEqualTo(War.RULES.decisions(War.RULES.asSeenBy(other, SPAIN)));
    }

    @Test
    void twoGamesThatDifferInWhatAStackCarriesAreTheSameToOthers() {
        var one = arguin().carries("ships", "s_arguin", "s_gambie").war();
        var other = arguin().carries("ships", "s_arguin", "s_atlantique_n").war();
        assertThat(one.board()).isNotEqualTo(other.board());
        alike(one.board(), other.board());
        assertThat(War.RULES.asSeenBy(one.board(), FRANCE)).isEqualTo(one.board());
        one.declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_cadix")))).plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")));
        other.declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_cadix")))).plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")));
        alike(one.board(), other.board());
    }

    /** French ships with an admiral each; those in the Banc d'Arguin carry what they have found there. The first round is over and the year changes. */
    private static War winter(String carried) {
        var war = franceAgainstSpain().knows("france", "s_acores", "s_canarias").leader(admiral("tourville")).leader(admiral("brueys")).leader(admiral("guise"))
                .fleet("ships", "france", "s_arguin", TWO, "guise").carries("ships", "s_arguin", carried)
                .fleet("west", "france", "guyenne", TWO, "tourville").fleet("north", "france", "armor", TWO, "brueys").war();
        IntStream.range(0, 2).forEach(turnOf -> {
            war.waits(war.board().members(war.board().allianceAt(turnOf)).stream().map(CountryId::value).toArray(String[]::new)).exploresNothing();
            while (war.decisions().getFirst().options().stream().findFirst().map(Option::command).orElse(null) instanceof RollNavalAttrition roll) {
                war.plays(roll, 1);
            }
        });
        return war.plays(new RollContinuation(), 6);
    }

    private static LeaderAtStart admiral(String id) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("france"), "A", 3, 3, 3, 0, false, Optional.of(LeaderKind.ADMIRAL), Optional.empty(), Optional.empty());
    }

    /** A stack that carries discoveries keeps its leaders, and nobody joins it: others are asked nothing more, and see no more of it than before (EU-HIER-3). */
    @Test
    void theQuestionAtAWinteringTellsOthersNothingOfWhatIsCarried() {
        var one = winter("s_gambie");
        var other = winter("s_atlantique_n");
        assertThat(one.decisions()).extracting(Decision::id).containsExactly("redeploy-france", "leaders-stay-france");
        assertThat(one.board()).isNotEqualTo(other.board());

        alike(one.board(), other.board());
        assertThat(War.RULES.decisions(War.RULES.asSeenBy(one.board(), FRANCE))).extracting(Decision::id).containsExactly("redeploy-france", "leaders-stay-france");
        var asked = War.RULES.decisions(War.RULES.asSeenBy(one.board(), SPAIN));
        assertThat(asked.toString()).doesNotContain("s_gambie", "Gambie");
    }

    @Test
    void twoFailuresInDifferentZonesAreTheSameToOthers() {
        var war = arguin().war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration())))
                .plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")));
        var before = war.board();
        var gambia = War.on(before).plays(new ExploreZone(new CountryId("france"), new StackId("ships"), new SpaceId("s_gambie")), 10);
        var north = War.on(before).plays(new ExploreZone(new CountryId("france"), new StackId("ships"), new SpaceId("s_atlantique_n")), 10);
        alike(gambia.board(), north.board());
        var explored = gambia.last(ZoneExplored.class);
        assertThat(explored.secrets()).singleElement().satisfies(secret -> {
            assertThat(secret.parties()).containsExactly("france");
            assertThat(secret.fields()).containsExactly("zone", "found");
        });
        assertThat(War.RULES.isRevealed(before, explored, gambia.board())).isFalse();
        assertThat(War.RULES.hasSecrets(War.RULES.edition(), arguin().scenario())).isTrue();
    }

    @Test
    void aDiscoveryIsRevealedWhenItIsBroughtHome() {
        var war = sailing(arguin());
        var before = war.board();
        var explored = new ZoneExplored(new CountryId("france"), new StackId("ships"), 0, Optional.of(new SpaceId("s_arguin")), Optional.of(true));
        assertThat(War.RULES.isRevealed(before, explored, before)).isFalse();
        war.plays(new SailFleet(new StackId("ships"), List.of(new SpaceId("s_cadix"), new SpaceId("s_gascogne"), new SpaceId("guyenne"))));
        assertThat(War.RULES.isRevealed(before, explored, war.board())).isTrue();
        assertThat(War.RULES.revealsMore(before, war.board())).isTrue();
    }

    @Test
    void whatNobodyCouldKnowIsAFault() {
        var faults = ScenarioFaults.of(franceAgainstSpain().knows("france", "s_cadix").knows("atlantis", "s_arguin").carries("nobody", "r_nowhere").scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED);
        assertThat(faults).containsOnlyKeys("/overseas/discoveries/known/france", "/overseas/discoveries/known/atlantis", "/overseas/discoveries/carried/nobody");
    }

    /** Allies bring a contingent into waters that its own country does not know, and it may part from them there (l.1651). */
    @Test
    void shipsMayLieInWatersThatTheirCountryDoesNotKnowButNotOnLand() {
        assertThat(ScenarioFaults.of(franceAgainstSpain().knows("france", "s_acores").fleet("ships", "france", "s_arguin", TWO).scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED))
                .isEmpty();
        assertThat(ScenarioFaults.of(franceAgainstSpain().fleet("ships", "france", "artois", TWO).scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED))
                .containsOnlyKeys("/fleets/0/at");
    }

    @Test
    void theAccountNamesNoStackThatIsGone() {
        var board = franceAgainstSpain().war().board();
        assertThat(Told.of(War.RULES, board, new DiscoveriesLost(new CountryId("france"), new StackId("fra-9")), List.of()))
                .isEqualTo("eu.expedition.lost-with-stack: country France.");
    }
}
