package tercio.adapters.hooks;

import java.util.List;
import tercio.adapters.store.SeatHooks.Language;

/**
 * A letter in the language of the person. The prompts of the game are in English where they stand in no catalog yet.
 *
 * <p>The confirmation letter names no game and no person, because a stranger may get it and players chose those names.
 */
record LetterText(String subject, String text) {

    static LetterText confirmationRequest(Language language, String confirm, String stop) {
        return switch (language) {
            case EN -> new LetterText("Please confirm: e-mail when it is your turn", """
                    Somebody asked for e-mails to this address when a game begins to wait for a player. If that was you, confirm it:

                    %s

                    If not, do nothing: nothing more is sent. To say so at once:

                    %s
                    """.formatted(confirm, stop));
            case FR -> new LetterText("À confirmer : un courriel quand c’est votre tour", """
                    Quelqu’un a demandé qu’un courriel soit envoyé ici quand une partie commence à attendre un joueur. Si c’est vous, confirmez-le :

                    %s

                    Sinon, ne faites rien : rien d’autre n’est envoyé. Pour le dire tout de suite :

                    %s
                    """.formatted(confirm, stop));
        };
    }

    static LetterText turnNotice(Language language, TurnNotice notice, boolean last, String stop) {
        var asked = String.join("\n", notice.awaited());
        var game = oneLine(notice.name());
        return switch (language) {
            case EN -> new LetterText("Your turn: " + game, parts(
                    notice.seat() + ", the game " + game + " waits for you.", asked, notice.link().orElse(""),
                    last ? "This is the last of these e-mails today: as many were sent as there may be in a day." : "",
                    "To get no more of these e-mails:\n" + stop));
            case FR -> new LetterText("À vous : " + game, parts(
                    notice.seat() + ", la partie " + game + " vous attend.", asked, notice.link().orElse(""),
                    last ? "C’est le dernier de ces courriels aujourd’hui : il en est parti autant qu’il peut en partir en un jour." : "",
                    "Pour ne plus recevoir ces courriels :\n" + stop));
        };
    }

    /** Reduces a name that a player gave to one line, so that it cannot add a header or a paragraph to a letter. */
    private static String oneLine(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ").strip();
    }

    private static String parts(String... parts) {
        return String.join("\n\n", List.of(parts).stream().filter(part -> !part.isEmpty()).toList()) + "\n";
    }
}
