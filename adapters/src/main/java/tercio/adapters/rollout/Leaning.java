package tercio.adapters.rollout;

import java.util.HashMap;
import java.util.function.Predicate;
import tercio.adapters.archive.RulebookFold;

/**
 * The value of a board for one side: its own strength less that of the others (reading: the rules value nothing against anything else).
 *
 * @param own weight of the strength of the own side
 * @param other weight of the strength of the others
 * @param place weight of a fortress or city
 * @param point weight of a victory or political point
 * @param siege weight of a siege that the own side lays, less those that it suffers
 * @param abroad weight of own troops in places that others hold: supply and winter will cost some of them
 * @param gain by how much an answer with dice has to be better than one that leaves all as it is
 * @param odds the least strength of a piece that attacks, for each unit of strength that stands where it goes
 */
record Leaning(double own, double other, double place, double point, double siege, double abroad, double gain, double odds) {

    /** The weights by which games are scored. */
    static final Leaning SCORE = new Leaning(1, 1, 4, 3, 0, 0, 0, 0);
    /** Spares the own troops. */
    static final Leaning CAUTIOUS = new Leaning(1.5, 0.75, 4, 3, 0.5, 0.4, 0.5, 2);
    /** Goes for the enemy's places and troops. */
    static final Leaning AGGRESSIVE = new Leaning(1.2, 1.1, 6, 3, 0.8, 0.1, 0.4, 1.5);

    private static final double THIRDS = 3;

    /** The worth of a board to a party with its allies. */
    <S> double of(RulebookFold<S> fold, S board, String party) {
        var known = new HashMap<String, Boolean>();
        Predicate<String> isOurs = of -> known.computeIfAbsent(of, other -> fold.isAllied(board, other, party));
        double worth = 0;
        for (var figure : fold.figures(board)) {
            boolean ours = isOurs.test(figure.party());
            double sign = ours ? 1 : -1;
            worth += sign * figure.value() * switch (figure.measure()) {
                case "strength" -> ours ? own : other;
                case "ships" -> (ours ? own : other) / THIRDS;
                case "territory" -> place;
                case "points" -> point;
                default -> 0;
            };
        }
        return siege == 0 && abroad == 0 ? worth : worth + onTheMap(fold, board, isOurs);
    }

    private <S> double onTheMap(RulebookFold<S> fold, S board, Predicate<String> isOurs) {
        var holders = fold.holders(board);
        double worth = 0;
        for (var thing : fold.standings(board)) {
            if (thing.kind().equals("siege")) {
                worth += siege * (isOurs.test(thing.party()) ? 1 : isOurs.test(thing.against()) ? -1 : 0);
            } else if (MarchCandidates.isOfTroops(thing) && thing.size() != null && isOurs.test(thing.party())
                    && holders.containsKey(thing.place()) && !isOurs.test(holders.get(thing.place()))) {
                worth -= abroad * thing.size();
            }
        }
        return worth;
    }

    /** The money that a party has left. */
    static <S> double money(RulebookFold<S> fold, S board, String party) {
        return fold.figures(board).stream().filter(figure -> figure.measure().equals("money") && figure.party().equals(party)).mapToDouble(RulebookFold.Figure::value).sum();
    }
}
