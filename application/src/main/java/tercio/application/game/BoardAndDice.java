package tercio.application.game;

import java.util.List;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import tercio.application.dice.DieQuestion;
import tercio.domain.dice.Roll;

/**
 * The state of a game with the number of throws for each question so far. An undo takes both back, so the same question, asked
 * again, gets the same die of the server.
 */
record BoardAndDice<S>(S state, PMap<DieQuestion, Integer> thrown) {

    static <S> BoardAndDice<S> start(S state) {
        return new BoardAndDice<>(state, HashTreePMap.empty());
    }

    BoardAndDice<S> after(S next, List<Roll> rolls) {
        var counts = thrown;
        for (var roll : rolls) {
            counts = counts.plus(DieQuestion.of(roll), counts.getOrDefault(DieQuestion.of(roll), 0) + 1);
        }
        return new BoardAndDice<>(next, counts);
    }
}
