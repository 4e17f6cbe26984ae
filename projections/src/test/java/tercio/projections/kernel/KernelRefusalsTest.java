package tercio.projections.kernel;

import static tercio.projections.sentence.Spoken.reads;

import org.junit.jupiter.api.Test;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Refusals of any game, whatever its rules, read in English as programs know them, and in French. */
class KernelRefusalsTest {

    private static Keyed of(String key) {
        return Sentence.of("kernel." + key);
    }

    private static Text text(String text) {
        return new Text(text);
    }

    @Test
    void aSeatThatDecidesForAnotherIsToldWhoseTurnItIs() {
        var refusal = of("refusal.of-others").with("who", text("Bert")).with("others", text("france"));

        reads(refusal.with("nothing", false).with("mine", text("spain")), "Bert controls spain, and this is for france to decide.", "Bert joue spain, et c’est à france d’en décider.");
        reads(refusal.with("nothing", true).with("mine", text("")), "Bert controls nothing, and this is for france to decide.", "Bert ne joue rien, et c’est à france d’en décider.");
    }

    @Test
    void limitsOfACommandAreNumbersAsTheyAreSent() {
        reads(of("refusal.long-text").with("name", text("reason")).with("count", 2_001).with("most", 2_000), "The text 'reason' has 2001 characters; 2000 are allowed.",
                "Le texte « reason » a 2 001 caractères ; 2 000 sont permis.");
        reads(of("refusal.large-number").with("name", text("to")).with("most", 1_000_000_000), "The number 'to' is not within -1000000000..1000000000.",
                "Le nombre « to » n’est pas entre -1 000 000 000 et 1 000 000 000.");
        reads(of("refusal.long-list").with("name", text("dice")).with("most", 500), "The list 'dice' has more than 500 elements.", "La liste « dice » a plus de 500 éléments.");
    }

    @Test
    void aTextWithACharacterThatIsNoneSaysWhere() {
        var fault = of("text.control-character").with("place", 4).with("point", text("U+000A"));

        reads(of("refusal.bad-text").with("name", text("piece")).with("fault", fault.with("lines", false)),
                "The text 'piece' has a control character at place 4 (U+000A): it is one line without any.",
                "Le texte « piece » a un caractère de contrôle à la place 4 (U+000A) : c’est une ligne qui n’en a pas.");
        reads(fault.with("lines", true), "has a control character at place 4 (U+000A): only line breaks and tabs are possible here",
                "a un caractère de contrôle à la place 4 (U+000A) : seuls les sauts de ligne et les tabulations sont possibles ici");
        reads(of("text.piece-id").with("most", 64), "is an id of 1 to 64 small letters a to z, digits, hyphens, dots and underscores; the first is a letter or a digit",
                "est un identifiant de 1 à 64 petites lettres de a à z, chiffres, tirets, points et soulignés ; le premier est une lettre ou un chiffre");
    }

    @Test
    void aNameThatLooksLikeAnotherSaysWhich() {
        reads(of("text.looks-like").with("name", text("Ben")).with("reserved", false), "looks like 'Ben', who is in this game: choose a name that nobody takes for it",
                "ressemble à « Ben », qui est dans cette partie : choisissez un nom que personne ne prend pour lui");
        reads(of("text.looks-like").with("name", text("host")).with("reserved", true), "looks like 'host', and the log names nobody else so: choose another name",
                "ressemble à « host », et le journal ne nomme personne d’autre ainsi : choisissez un autre nom");
    }

    @Test
    void aPositionWithinACommandNamesThoseAroundIt() {
        var within = of("history.within-command").with("to", 4).with("first", 4).with("last", 5).with("before", 3);

        reads(within.with("newest", true), "Position 4 lies within one command, which has the positions 4 to 5: nobody could go on from there."
                + " The game can be taken back to position 3, before the command; after it the game stands now.",
                "La position 4 est au milieu d’un ordre, qui a les positions 4 à 5 : personne ne pourrait continuer de là."
                + " La partie peut revenir à la position 3, avant l’ordre ; après lui, elle y est déjà.");
        reads(within.with("newest", false), "Position 4 lies within one command, which has the positions 4 to 5: nobody could go on from there."
                + " The game can be taken back to position 3, before the command, or to position 5, after it.",
                "La position 4 est au milieu d’un ordre, qui a les positions 4 à 5 : personne ne pourrait continuer de là."
                + " La partie peut revenir à la position 3, avant l’ordre, ou à la position 5, après lui.");
    }

    @Test
    void anAmendmentThatIsNotOpenSaysWhichAre() {
        var refusal = of("amendment.not-open").with("amendment", 7);

        reads(refusal.with("state", "none").with("any", false).with("open", text("")), "There is no amendment 7. None is open.", "Il n’y a pas de correction 7. Aucune n’est ouverte.");
        reads(refusal.with("state", "adopted").with("any", true).with("open", text("1, 2")), "Amendment 7 is adopted. Open are 1, 2.", "La correction 7 est adoptée. Ouvertes : 1, 2.");
        reads(refusal.with("state", "dropped").with("any", true).with("open", text("1")), "Amendment 7 is dropped. Open are 1.", "La correction 7 est rejetée. Ouvertes : 1.");
    }

    @Test
    void aBranchThatLacksACommandNamesTheCorrection() {
        var refusal = of("amendment.no-branch-command").with("amendment", 1).with("at", 6);

        reads(refusal.with("of", 0), "The branch of amendment 1 has no command of position 6.", "La branche de la correction 1 n’a pas d’ordre de position 6.");
        reads(refusal.with("of", 3), "The branch of amendment 1 has no command of position 6 that correction 3 brought.",
                "La branche de la correction 1 n’a pas d’ordre de position 6 apporté par le changement 3.");
    }

    @Test
    void diceThatDoNotFitAreCounted() {
        reads(of("amendment.dice-do-not-fit").with("given", 1).with("used", 0), "1 die was given for this command, and 0 of them fit.", "1 dé a été donné pour cet ordre, et 0 convient.");
        reads(of("amendment.dice-do-not-fit").with("given", 3).with("used", 1), "3 dice were given for this command, and 1 of them fits.", "3 dés ont été donnés pour cet ordre, et 1 convient.");
        reads(of("dice.cannot-show").with("die", text("The die for fire")).with("value", 11).with("sides", 10), "The die for fire cannot show 11: it has 10 sides.",
                "The die for fire ne peut montrer 11 : ce dé a 10 faces.");
    }

    @Test
    void diceWaitForOneSeatOrForSeveral() {
        reads(of("dice.waiting").with("seats", text("Anna")).with("count", 1), "This command needs a die, and the dice wait for the contributions of the seats: Anna still owes one."
                + " Each sends a value of its own, or waives, to the contributions of the game; commands without dice go on.",
                "Cet ordre demande un dé, et les dés attendent les contributions des sièges : Anna en doit encore une."
                + " Chacun envoie une valeur à lui, ou y renonce, aux contributions de la partie ; les ordres sans dé restent possibles.");
        reads(of("dice.waiting").with("seats", text("Anna, Bert")).with("count", 2), "This command needs a die, and the dice wait for the contributions of the seats: Anna, Bert still owe theirs."
                + " Each sends a value of its own, or waives, to the contributions of the game; commands without dice go on.",
                "Cet ordre demande un dé, et les dés attendent les contributions des sièges : Anna, Bert doivent encore la leur."
                + " Chacun envoie une valeur à lui, ou y renonce, aux contributions de la partie ; les ordres sans dé restent possibles.");
    }

    @Test
    void placesAreNamedInRefusals() {
        var deputy = of("place.of-seats").with("role", "deputy").with("seats", text("Anna"));
        var holders = of("place.holders").with("before", of("place.holder").with("who", text("Bert")).with("place", of("place.of-seats").with("role", "player").with("seats", text("Bert"))))
                .with("next", of("place.holder").with("who", text("Rita")).with("place", of("place.referee").with("all", true)));

        reads(of("place.given-already").with("who", text("Zoe")).with("place", deputy), "Zoe is deputy of Anna already: only the host gives such a person another place.",
                "Zoe est déjà suppléant de Anna : seul l’hôte donne une autre place à une telle personne.");
        reads(of("place.not-held").with("who", text("Anna")).with("referee", false).with("seat", text("Anna")).with("places", holders),
                "Anna does not hold the seat Anna in this game. Its places: Bert (player of Bert), Rita (referee who sees everything).",
                "Anna n’a pas le siège Anna dans cette partie. Ses places : Bert (joueur de Bert), Rita (arbitre qui voit tout).");
        reads(of("place.for-host").with("what", "gives").with("who", text("Anna")).with("place", of("place.nobody")),
                "The host gives places; the player of a seat names deputies and observers of that seat. Anna is nobody here.",
                "L’hôte donne les places ; le joueur d’un siège nomme les suppléants et observateurs de ce siège. Anna : personne ici.");
        reads(of("place.plays-already").with("who", text("Bert")).with("seats", text("Bert")), "Bert plays Bert already and needs no deputy's place there.",
                "Bert joue déjà Bert et n’y a pas besoin d’une place de suppléant.");
    }

    @Test
    void aRemarkForNoSeatSaysWhichArePossible() {
        var refusal = of("remark.no-seat").with("who", text("Dora")).with("seat", text("Bert"));

        reads(refusal.with("none", true).with("seats", text("")), "Dora does not act for a seat called 'Bert'; leave the seat out.",
                "Dora n’agit pas pour un siège du nom de « Bert » ; laissez le siège de côté.");
        reads(refusal.with("none", false).with("seats", text("Dora")), "Dora does not act for a seat called 'Bert': possible are Dora.",
                "Dora n’agit pas pour un siège du nom de « Bert » : possibles sont Dora.");
    }

    @Test
    void tablesThatAreSentHaveLinesAndTheirHash() {
        reads(of("table.no-lines").with("name", text("siege")), "the table siege has no lines, or one that is no text", "la table siege n’a pas de lignes, ou l’une n’est pas un texte");
        reads(of("table.other-hash").with("hash", text("0a")).with("sent", text("0b")), "the tables have the hash 0a, not 0b", "les tables ont l’empreinte 0a, non 0b");
        reads(of("table.none-to-enter").with("ruleset", text("eu-military")), "games of eu-military have no tables to enter", "les parties de eu-military n’ont pas de tables à donner");
        reads(of("table.stands-already").with("line", 4), "stands on line 4 already", "le chiffre est déjà à la ligne 4");
    }

    @Test
    void anOpenRequestIsNamed() {
        reads(of("consent.open-request").with("by", text("Anna")).with("others", text("Bert")).with("request", 7),
                "Anna has asked for something that Bert must answer first: request 7. It ends with the last answer, when Anna withdraws it, or when the game is played on.",
                "Anna a fait une demande à laquelle Bert doit d’abord répondre : demande 7. Elle finit à la dernière réponse, quand Anna la retire ou quand la partie continue.");
        reads(of("amendment.of-another").with("amendment", 1).with("by", text("Anna")).with("what", "drop"), "Amendment 1 is Anna's: only Anna or the host may throw it away.",
                "La correction 1 est de Anna : Anna ou l’hôte peuvent seuls la rejeter.");
    }
}
