package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.precedence.play.PrecedenceCommand.ClaimPrecedence;
import tercio.domain.eu.turn.precedence.play.PrecedenceCommand.YieldPrecedence;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceClaimed;
import tercio.domain.eu.turn.precedence.play.PrecedenceEvent.PrecedenceDecided;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The order in which several allied countries make their moves or take their battles (EU-MOVE-ORDER, EU-BATTLE-ORDER). */
class PrecedenceTest {

    private static final ClaimPrecedence FRANCE = new ClaimPrecedence(new CountryId("france"));
    private static final ClaimPrecedence VENICE = new ClaimPrecedence(new CountryId("venice"));

    private static War moving(String... allies) {
        var situation = Situation.franceAgainstSpain().alliances(List.of(allies), List.of("spain"));
        for (var country : allies) {
            situation = situation.initiative(country, 40);
        }
        var war = situation.stack("army", "france", "champagne", 1, 0, 0).stack("ally", "venice", "caux", 1, 0, 0).war();
        for (var country : allies) {
            war.declares(country, Campaign.MULTIPLE);
        }
        return war;
    }

    private static List<String> ids(War war) {
        return war.decisions().stream().map(Decision::id).toList();
    }

    @Test
    void whoAgreesIsAskedNothing() {
        var war = moving("france", "venice");

        assertThat(ids(war)).containsExactly("movement-france", "movement-venice");
        assertThat(war.decision("movement-france").options()).extracting(option -> Told.of(option.label()))
                .containsExactly("eu.movement.end: alone no, who France.", "eu.name.answer-of: answer (eu.precedence.claim: what move, too no), country France.");
        war.marches("ally", "picardie").marches("army", "ile_de_france");
        assertThat(war.events()).noneMatch(PrecedenceClaimed.class::isInstance);
    }

    @Test
    void anAllyAgreesToAClaimOrClaimsItToo() {
        var war = moving("france", "venice").plays(FRANCE);

        assertThat(ids(war)).as("France waits for the answer").containsExactly("precedence-venice");
        assertThat(Told.of(war.decision("precedence-venice").prompt())).isEqualTo("eu.precedence.asked: who [France], what move, country Venice.");
        assertThat(war.decision("precedence-venice").options()).extracting(option -> Told.of(option.label()))
                .containsExactly("eu.precedence.agree: who Venice.", "eu.name.answer-of: answer (eu.precedence.claim: what move, too yes), country Venice.");
        assertThat(Told.of(war.refuses(new MoveStack(new StackId("ally"), List.of(new SpaceId("picardie")))).detail()))
                .isEqualTo("eu.precedence.refused-claimed: claimants [France], what move, who Venice.");
        assertThat(Told.of(war.refuses(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france")))).detail()))
                .isEqualTo("eu.precedence.refused-waits: who France, what move, others [Venice].");
        assertThat(war.refuses(new EndMovement(new CountryId("venice"))).rule().id()).isEqualTo("EU-MOVE-ORDER");
        assertThat(war.refuses(FRANCE).rule().id()).isEqualTo("EU-MOVE-ORDER");

        war.plays(new YieldPrecedence(new CountryId("venice")));

        assertThat(war.last(PrecedenceDecided.class).country().value()).as("without a roll").isEqualTo("france");
        assertThat(ids(war)).containsExactly("movement-france");
        assertThat(Told.of(war.refuses(new MoveStack(new StackId("ally"), List.of(new SpaceId("picardie")))).detail())).isEqualTo("eu.precedence.refused-next: who France, what move.");
        assertThat(Told.of(war.refuses(VENICE).detail())).isEqualTo("eu.precedence.refused-next: who France, what move.");
        war.marches("army", "ile_de_france");
        assertThat(ids(war)).as("any country makes the one after it").containsExactly("movement-france", "movement-venice");
        assertThat(Told.of(war.refuses(VENICE).detail())).as("France has no stack left that could move").isEqualTo("eu.precedence.refused-nothing-to-claim: who Venice.");
    }

    @Test
    void alliesThatBothClaimTheNextMoveRollForIt() {
        var war = moving("france", "venice").plays(FRANCE);

        war.plays(VENICE, 6, 6, 3, 8);

        assertThat(war.last(PrecedenceDecided.class).country().value()).as("equal, then 3 against 8").isEqualTo("venice");
        assertThat(war.explanation().stream().map(step -> step.step() + " " + step.dice()).toList())
                .containsExactly("claim of france [6]", "claim of venice [6]", "claim of france [3]", "claim of venice [8]");
        assertThat(ids(war)).containsExactly("movement-venice");
        assertThat(war.plays(new EndMovement(new CountryId("venice"))).decisions()).extracting(Decision::id).containsExactly("movement-france");
    }

    @Test
    void thoseWhoAgreeDoNotRoll() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "genes", "venice"), List.of("spain"))
                .initiative("france", 40).initiative("genes", 40).initiative("venice", 40)
                .stack("army", "france", "champagne", 1, 0, 0).stack("ally", "venice", "caux", 1, 0, 0).stack("third", "genes", "picardie", 1, 0, 0).war()
                .declares("france", Campaign.MULTIPLE).declares("genes", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE)
                .plays(VENICE);

        assertThat(war.last(PrecedenceClaimed.class).asked()).containsExactly(new CountryId("france"), new CountryId("genes"));
        war.plays(new YieldPrecedence(new CountryId("genes")));
        assertThat(Told.of(war.refuses(new YieldPrecedence(new CountryId("genes"))).detail())).isEqualTo("eu.precedence.refused-not-asked: who Genoa, what move.");
        war.plays(FRANCE, 2, 9);
        assertThat(war.last(PrecedenceDecided.class).country().value()).as("Venice claimed first and rolls first: 2 against 9").isEqualTo("france");
    }

    @Test
    void aCountryThatCannotMoveHasNoSay() {
        var war = moving("france", "venice").marches("ally", "picardie");

        assertThat(war.decision("movement-france").options()).hasSize(1);
        assertThat(war.refuses(FRANCE).rule().id()).isEqualTo("EU-MOVE-ORDER");
        assertThat(Told.of(Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 0).war().declares("france", Campaign.MULTIPLE)
                .refuses(FRANCE).detail())).as("France alone").isEqualTo("eu.precedence.refused-nothing-to-claim: who France.");
    }

    @Test
    void theNextBattleIsClaimedInTheSameWay() {
        var war = battles().plays(VENICE);

        assertThat(ids(war)).containsExactly("precedence-france");
        assertThat(Told.of(war.refuses(new FightBattle(new SpaceId("hainaut"))).detail())).isEqualTo("eu.precedence.refused-claimed: claimants [Venice], what battle, who France.");
        war.plays(FRANCE, 4, 9);
        assertThat(ids(war)).as("4 of Venice against 9").containsExactly("battles-france");
        assertThat(Told.of(war.refuses(new FightBattle(new SpaceId("artois"))).detail())).isEqualTo("eu.precedence.refused-next: who France, what battle.");
        assertThat(war.refuses(new FightBattle(new SpaceId("artois"))).rule().id()).isEqualTo("EU-BATTLE-ORDER");
        assertThat(war.decision("battles-france").party()).isEqualTo("france");
    }

    private static War battles() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain"))
                .initiative("france", 40).initiative("venice", 40)
                .stack("army", "france", "champagne", 1, 0, 0).stack("ally", "venice", "picardie", 1, 0, 0)
                .stack("watch", "spain", "hainaut", 0, 1, 0).stack("field", "spain", "artois", 0, 1, 0).war()
                .declares("france", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE);
        return war.marches("army", "hainaut").marches("ally", "artois").plays(new EndMovement(new CountryId("france"))).plays(new EndMovement(new CountryId("venice")));
    }

    @Test
    void theAccountSaysWhoClaimsAndWhatTheDiceSay() {
        var war = moving("france", "venice");
        assertThat(said(war, FRANCE)).containsExactly("eu.precedence.claims: who France, what move.");
        war.plays(FRANCE);
        assertThat(said(war, new YieldPrecedence(new CountryId("venice")))).containsExactly("eu.precedence.agrees: who Venice.", "eu.precedence.decided: who France, what move, rolled no, rolls [].");
        assertThat(said(war, VENICE, 7, 4)).containsExactly("eu.precedence.claims: who Venice, what move.",
                "eu.precedence.decided: who France, what move, rolled yes, rolls [(eu.precedence.roll: who France, die 7) + (eu.precedence.roll: who Venice, die 4)].");
    }

    private static List<String> said(War war, EuCommand command, Integer... dice) {
        var accepted = (Verdict.Accepted<EuEvent>) War.RULES.decide(war.board(), command, Dice.inOrder(List.of(dice)));
        return accepted.events().stream().map(ruled -> Told.of(War.RULES, war.board(), ruled.event(), ruled.explanation())).toList();
    }

    @Test
    void diceThatNeverDifferEndInTheOrderOfTheClaims() {
        var war = moving("france", "venice").plays(VENICE);

        war.plays(FRANCE, Collections.nCopies(60, 5).toArray(Integer[]::new));

        assertThat(war.last(PrecedenceDecided.class).country().value()).as("30 rolls of two").isEqualTo("venice");
        assertThat(Told.of(war.explanation().getLast().said())).isEqualTo("eu.common.result-equal: times 30.");
    }

    @Test
    void eachWhoClaimsIsEquallyLikely() {
        var odds = War.RULES.forecasts(moving("france", "venice").plays(FRANCE).board(), List.of(VENICE)).getFirst().orElseThrow().figures().get("first");

        assertThat(odds.weightOf("venice"::equals).add(odds.weightOf("venice"::equals))).isEqualTo(odds.whole());
    }
}
