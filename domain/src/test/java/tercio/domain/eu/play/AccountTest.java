package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.play.interception.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.play.losses.LossCommand.TakeLosses;
import tercio.domain.eu.play.movement.MoveCommand.MoveStack;
import tercio.domain.eu.play.siege.SiegeCommand.ResolveAssault;
import tercio.domain.eu.play.siege.SiegeCommand.Undermine;
import tercio.domain.game.Verdict;

/** What the account tells of attempts: what was rolled, what was needed, what came of it and what is left. */
class AccountTest {

    private static List<String> told(War war, EuCommand command, Dice dice) {
        var accepted = (Verdict.Accepted<EuEvent>) War.RULES.decide(war.board(), command, dice);
        var sentences = new ArrayList<String>();
        var board = war.board();
        for (var ruled : accepted.events()) {
            sentences.add(War.RULES.sentence(board, ruled.event(), ruled.explanation()));
            board = War.RULES.evolve(board, ruled.event());
        }
        return sentences;
    }

    private static Dice all(int value) {
        return name -> OptionalInt.of(value);
    }

    /** Manoeuvre 0 against 0, a city of his own: +1. */
    @Test
    void anInterceptionSaysWhatItNeeded() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("watch", "spain", "flandre", 1, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack("army", List.of("artois")));

        assertThat(told(war, new AttemptInterception(List.of("watch")), all(6))).contains(
                "Spain's stack of 4 LD tries to intercept France's stack of 4 LD in Artois, rolls 6 modified to 7, needs 8 or a natural 10, and fails.");
    }

    /** 10 - 3 level + 2 artillery. */
    @Test
    void aRoundOfASiegeSaysWhatWasRolledAndLost() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war().waits("france").waits("spain");

        assertThat(told(war, new Undermine("artois"), all(5))).first()
                .isEqualTo("France undermines Arras, rolls 5 modified to 4: a siegework-, now S- 1, S+ 0.");
        var repulsed = told(war, new ResolveAssault("artois"), name -> OptionalInt.of(name.side().equals("besieged") ? 10 : 1));
        assertThat(repulsed.getFirst()).startsWith("France assaults Arras and is repulsed; losses France ").endsWith(" LD, Spain 0 LD.");
    }

    @Test
    void lossesSayWhatRemains() {
        var war = Situation.franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 1, 0, 0).war().waits("france").waits("spain")
                .plays(new ResolveAssault("artois"), name -> OptionalInt.of(name.side().equals("besieged") ? 10 : 1));
        int left = 4 - war.last(tercio.domain.eu.play.losses.LossEvent.LossesSuffered.class).ld();

        var told = told(war, new TakeLosses("army", Counters.of(Units.of(0, 0, left))), Dice.NONE);
        assertThat(told).first().isEqualTo("France's stack of 4 LD: " + left + (left == 1 ? " LD remains." : " LD remain."));
    }
}
