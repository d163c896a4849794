// A game of Shinar on any page: <script src="https://HOST/embed.js" async></script><shinar-game game="..." step="12"></shinar-game>
(() => {
  const home = new URL('.', document.currentScript.src);

  class ShinarGame extends HTMLElement {
    static observedAttributes = ['game', 'step'];

    connectedCallback() {
      this.style.display ||= 'block';
      const frame = document.createElement('iframe');
      frame.title = this.getAttribute('title') ?? 'Shinar';
      frame.loading = 'lazy';
      frame.style.cssText = `border: 0; width: 100%; height: ${this.getAttribute('height') ?? '32rem'}`;
      this.replaceChildren(frame);
      this.show();
    }

    attributeChangedCallback() {
      if (this.firstElementChild !== null) this.show();
    }

    show() {
      const step = this.getAttribute('step');
      // The query changes with the game: a frame whose address changes behind the # alone stays as it is.
      const hash = `${this.getAttribute('game') ?? ''}${step === null ? '' : `/${step}`}`;
      this.firstElementChild.src = new URL(`embed.html?${hash.length}-${step ?? ''}#${hash}`, home).href;
    }
  }

  customElements.define('shinar-game', ShinarGame);
})();
