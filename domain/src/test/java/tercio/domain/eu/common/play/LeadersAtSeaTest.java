package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderLanded;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderPutToSea;
import tercio.domain.eu.land.movement.play.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.land.movement.play.MoveEvent.RideEnded;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** Leaders alone who cross the sea (EU-MOVE-LEADER): without ships, and at the risk of being caught by enemy ships. */
class LeadersAtSeaTest {

    private static final String GENERAL = "general-of-from";
    private static final Ships THREE = new Ships(0, 0, 3, 0, 0, 0, 0);

    /** A French general of manoeuvre 3 in Lyonnais, where no sea is, and a French stack on Corsica. */
    private static Situation lyon() {
        return Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10).owner("corsica", "france").controller("corsica", "france")
                .stack("from", "france", "lyonnais", 0, 1, 1).under(3, 2, 2, 0).stack("to", "france", "corsica", 0, 0, 1);
    }

    /** Spanish ships lie in the Gulf of Lion, under an admiral of manoeuvre 2. */
    private static Situation watched() {
        return lyon().navy("france", NavalTechnology.GALLEON_FLUYT, 24).admiral("bazan", "spain", 2, 2, 2).fleet("galleys", "spain", "s_lion", THREE, "bazan");
    }

    private static RideAlone crossing() {
        return new RideAlone(new LeaderId(GENERAL), Optional.of(new StackId("to")), List.of(new SpaceId("languedoc"), new SpaceId("s_lion"), new SpaceId("corsica")));
    }

    private static War riding(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE);
    }

    /** 1 MP to Languedoc, where there is no port, and 3 MP over the sea. */
    @Test
    void aLeaderWhoDoesNotStandOnACoastRidesToOneAndCrossesTheSeaWithoutShips() {
        var war = riding(lyon()).plays(crossing());
        assertThat(war.last(LeaderPutToSea.class)).isEqualTo(new LeaderPutToSea(new LeaderId(GENERAL), new StackId("from.alone"), new StackId("from.alone.ship"), new SpaceId("languedoc"), List.of(new SpaceId("s_lion"))));
        assertThat(war.last(LeaderLanded.class)).isEqualTo(new LeaderLanded(new LeaderId(GENERAL), new StackId("from.alone"), new StackId("from.alone.ship"), new SpaceId("s_lion"), new SpaceId("corsica"), 3));
        assertThat(war.last(RideEnded.class)).isEqualTo(new RideEnded(new LeaderId(GENERAL), new StackId("from.alone"), Optional.of(new StackId("to")), new SpaceId("corsica"), 1 + 3));
        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
        assertThat(war.board().navies().stacks()).isEmpty();
        assertThat(war.board().countries().get(new CountryId("france")).deeds()).as("a passive move, and none of a naval stack").isEmpty();
    }

    /** Provence and Corsica have French ports: 2 MP, whatever the size of the ports. */
    @Test
    void betweenTwoPortsOfHisAllianceThePassageIsShorter() {
        var war = riding(Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10).owner("corsica", "france").controller("corsica", "france")
                .stack("from", "france", "provence", 0, 1, 1).under(3, 2, 2, 0)).plays(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("s_lion"), new SpaceId("corsica"))));
        assertThat(war.last(LeaderLanded.class).mp()).isEqualTo(2);
        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).fate()).isEqualTo(Fate.ALONE);
    }

    /** Manoeuvre 2 against 0, for he commands no ships, and 1 for their own zone: a 5 is an 8. */
    @Test
    void aLeaderOfTheLandHasManoeuvreZeroAtSeaAndDiesIfHeIsIntercepted() {
        var war = riding(watched()).plays(crossing());
        assertThat(war.decision("sea-interception").party()).isEqualTo("spain");
        assertThat(Told.of(war.decision("sea-interception").prompt())).startsWith("eu.seawatch.ask: stack (eu.name.at-sea: leader general-of-from), where ");
        war.plays(new InterceptAtSea(List.of(new StackId("galleys"))), 5);
        assertThat(War.sum(war.step("interception"))).isEqualTo(2 + 1);
        assertThat(war.last(LoneLeaderDied.class)).isEqualTo(new LoneLeaderDied(new LeaderId(GENERAL), new SpaceId("s_lion"), true, List.of(new StackId("galleys"))));
        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).fate()).isEqualTo(Fate.KILLED);
        assertThat(war.board().navies().stacks()).containsOnlyKeys(new StackId("galleys"));
        assertThat(war.decisions()).extracting(decision -> decision.id()).contains("movement");
    }

    @Test
    void whoIsNotCaughtGoesOn() {
        var war = riding(watched()).plays(crossing()).plays(new InterceptAtSea(List.of(new StackId("galleys"))), 4);
        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
        var spared = riding(watched()).plays(crossing()).plays(new LetFleetPass(new CountryId("spain")));
        assertThat(spared.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
    }

    /** France has no ships and no naval technology here: nobody is ahead of it. */
    @Test
    void aCountryWithoutANavyIsNoSixLevelsBehind() {
        var war = riding(lyon().admiral("bazan", "spain", 2, 2, 2).fleet("galleys", "spain", "s_lion", THREE, "bazan"))
                .plays(crossing()).plays(new InterceptAtSea(List.of(new StackId("galleys"))), 4);
        assertThat(War.sum(war.step("interception"))).isEqualTo(2 + 1);
    }

    @Test
    void aBlockadeDoesNotKeepHim() {
        var war = riding(lyon().fleet("galleys", "spain", "s_lion", new Ships(1, 0, 5, 0, 0, 0, 0)).blockading("corsica")).plays(crossing());
        // It may intercept like others: 1 for its own zone, -1 since it blockades.
        assertThat(war.decisions()).hasSize(1);
        war.plays(new LetFleetPass(new CountryId("spain")));
        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
    }

    @Test
    void aFrozenOrUnknownZoneAndTheOpenSeaAreNoWay() {
        var war = riding(lyon());
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("languedoc"), new SpaceId("s_lion")))).detail())).contains("eu.movement.refused-ends-at-sea");
        assertThat(war.refuses(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("languedoc"), new SpaceId("s_gascogne"), new SpaceId("guyenne")))).rule()).isEqualTo(Citation.of("EU-MOVE-LEADER"));
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("languedoc"), new SpaceId("s_lion"), new SpaceId("nowhere")))).detail())).contains("eu.movement.refused-no-way-by-sea");
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(GENERAL), Optional.of(new StackId("to")), List.of(new SpaceId("s_lion"), new SpaceId("corsica")))).detail())).contains("eu.movement.refused-no-way-by-sea: from Lyonnais");
    }

    @Test
    void theRideIsOfferedWithItsRisk() {
        var war = riding(watched());
        var offered = war.rules().moves(war.board(), "from").orElseThrow().stream().filter(option -> option.command().equals(crossing())).findFirst();
        assertThat(offered).map(option -> Told.of(option.label())).hasValueSatisfying(label -> assertThat(label).endsWith("mp 4, breach no, risk sea."));
        assertThat(offered.orElseThrow().move().risks()).singleElement().satisfies(risk -> {
            assertThat(risk.by()).isEqualTo("galleys");
            assertThat(risk.zone()).isEqualTo("s_lion");
        });
    }
}
